import { isObject, type JsonObject } from '../../game/json.ts';
import { isPuzzleKind } from './kinds.ts';

/** A claim about a try: `legal`, `illegal`, or the rule that forbids it. */
export type Claim = string;

interface WithCase {
  /** The position in the wire format, without the game. */
  readonly case: JsonObject;
}

/** A move and its average value. */
export type MoveFigure = readonly [move: JsonObject, value: number];

/** The proof of a best move: samples with two seeds, or `exact` if the deal was solved. */
export type BestMoveProof = 'exact' | { readonly worlds: number; readonly seeds: readonly [number, number] };

/** The data needed to set up a puzzle and compute its answers, as plain data. */
export type PosedPuzzle = WithCase &
  (
    | { readonly kind: 'legal' | 'rule' }
    /** `of`: the seat, or the side if partners share a score. */
    | { readonly kind: 'score'; readonly of: number }
    /** The answer is all items of this zone with which the action is possible. */
    | { readonly kind: 'all'; readonly zone: string; readonly action: string }
    | { readonly kind: 'pair'; readonly tries: readonly [JsonObject, JsonObject] }
    | { readonly kind: 'who'; readonly claims: readonly [Claim, Claim] }
    /** The best moves, stored because the rules don't determine them, and the values of all moves. */
    | {
        readonly kind: 'move';
        readonly best: readonly JsonObject[];
        readonly figures: readonly MoveFigure[];
        readonly proven: BestMoveProof;
      }
  );

/** With `hard`, the estimated share of wrong answers, in percent. */
export type StoredPuzzle = PosedPuzzle & { readonly hard: number };

const isPair = (json: unknown, isValid: (one: unknown) => boolean): boolean =>
  Array.isArray(json) && json.length === 2 && json.every(isValid);

const isText = (json: unknown): boolean => typeof json === 'string';

const isFigure = (json: unknown): boolean => Array.isArray(json) && isObject(json[0]) && Number.isFinite(json[1]);

const isProof = (json: unknown): boolean =>
  json === 'exact' || (isObject(json) && Number.isInteger(json['worlds']) && isPair(json['seeds'], Number.isInteger));

/** Whether the fields that the kind requires are valid. */
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
        isProof(json['proven']),
      ].every(Boolean);
    default:
      return true;
  }
}

function readStored(json: unknown): StoredPuzzle | undefined {
  if (!isObject(json) || !isPuzzleKind(json['kind']) || !isObject(json['case'])) return undefined;
  if (!Number.isInteger(json['hard']) || !isComplete(json)) return undefined;
  return json as unknown as StoredPuzzle;
}

/**
 * Checks a list of puzzles.
 * @throws Error if one isn't valid
 */
export function readPuzzles(json: unknown): readonly StoredPuzzle[] {
  // What isn't a list is reported as an invalid first puzzle.
  const puzzleJsons = Array.isArray(json) ? json : [undefined];
  return puzzleJsons.map((one: unknown, i) => {
    const storedPuzzle = readStored(one);
    if (!storedPuzzle) throw new Error(`puzzle ${i + 1} is not valid`);
    return storedPuzzle;
  });
}
