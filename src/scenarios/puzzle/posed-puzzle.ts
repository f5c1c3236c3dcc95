import { isObject, type JsonObject } from '../../game/json.ts';
import { isPuzzleKind } from './kinds.ts';

/** What somebody says of a try: that it is allowed, that it isn’t, or the rule that forbids it. */
export type Claim = string;

interface WithCase {
  /** In the wire format, without the game. */
  readonly case: JsonObject;
}

/** A move and what it came to on average. */
export type MoveFigure = readonly [move: JsonObject, value: number];

/** What proves a best move: worlds of two seeds, or, where nothing is hidden, every line to the end. */
export type BestMoveProof = 'exact' | { readonly worlds: number; readonly seeds: readonly [number, number] };

/** A puzzle with no more in it than is needed to lay it out and to find its answers anew. Plain data. */
export type PosedPuzzle = WithCase &
  (
    | { readonly kind: 'legal' | 'rule' }
    /** Whose points: a seat, or a side where partners gain together. */
    | { readonly kind: 'score'; readonly of: number }
    /** All things of this zone with which the action can be done. */
    | { readonly kind: 'all'; readonly zone: string; readonly action: string }
    /** Two tries at one table. */
    | { readonly kind: 'pair'; readonly tries: readonly [JsonObject, JsonObject] }
    | { readonly kind: 'who'; readonly claims: readonly [Claim, Claim] }
    /** The best moves, which the rulebook can’t tell: so they are kept, with what each move came to. */
    | {
        readonly kind: 'move';
        readonly best: readonly JsonObject[];
        readonly figures: readonly MoveFigure[];
        readonly proven: BestMoveProof;
      }
  );

/** A puzzle in stock: in how many of a hundred cases it would be missed, as far as we can tell. */
export type StoredPuzzle = PosedPuzzle & { readonly hard: number };

const isPair = (json: unknown, each: (one: unknown) => boolean): boolean =>
  Array.isArray(json) && json.length === 2 && json.every(each);

const isText = (json: unknown): boolean => typeof json === 'string';

const isFigure = (json: unknown): boolean =>
  Array.isArray(json) && isObject(json[0]) && Number.isFinite(json[1]);

const isProven = (json: unknown): boolean =>
  json === 'exact' ||
  (isObject(json) && Number.isInteger(json['worlds']) && isPair(json['seeds'], Number.isInteger));

/** Whether what a kind needs beside its case is there. */
function isComplete(json: JsonObject): boolean {
  switch (json['kind']) {
    case 'score':
      return Number.isInteger(json['of']);
    case 'all':
      return isText(json['zone']) && isText(json['action']);
    case 'pair':
      return isPair(json['tries'], isObject);
    case 'who':
      return isPair(json['claims'], isText);
    case 'move':
      return [
        Array.isArray(json['best']) && json['best'].every(isObject),
        Array.isArray(json['figures']) && json['figures'].every(isFigure),
        isProven(json['proven']),
      ].every(Boolean);
    default:
      return true;
  }
}

/** Undefined where that is no puzzle of ours. */
function readStored(json: unknown): StoredPuzzle | undefined {
  if (!isObject(json) || !isPuzzleKind(json['kind']) || !isObject(json['case'])) return undefined;
  if (!Number.isInteger(json['hard']) || !isComplete(json)) return undefined;
  return json as unknown as StoredPuzzle;
}

/** A list of puzzles. @throws Error where one of them is none of ours */
export function readPuzzles(json: unknown): readonly StoredPuzzle[] {
  const all = Array.isArray(json) ? json : [undefined];
  return all.map((one: unknown, i) => {
    const stored = readStored(one);
    if (!stored) throw new Error(`no puzzle: the ${i + 1}th`);
    return stored;
  });
}
