import type { DeskGame } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import type { CardPlacement, Grammar, ParseContext, TryGrammar } from './grammar.ts';
import { Matcher, type MatchState } from './matcher.ts';
import { compileOnce } from './patterns.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A line that was not understood, or not wholly: nothing follows from it. */
export interface UnparsedLine {
  readonly kind: 'not-read';
  /** What was understood, word by word: "take", "5♣". */
  readonly read: readonly string[];
  /** The first word that means nothing; null where all of them mean something and together nothing. */
  readonly strange: string | null;
  /** What could be any of several cards, or none that lies there: "jack". */
  readonly vague: string | null;
}

/** A line that says a try, or that some cards lie in the place that is being filled. */
export type ParsedLine =
  | { readonly kind: 'try'; readonly move: JsonObject; readonly lies: readonly CardPlacement[] }
  | { readonly kind: 'cards'; readonly cards: readonly string[] }
  | UnparsedLine;

/** What a word may say beside cards, where a slot asks for it. */
const WORD_SLOTS = ['number', 'nth', 'suit', 'rank'] as const;

/** Longer lines are no sentences. */
const MAX_TOKENS = 120;

const definedFields = (fields: Readonly<Record<string, unknown>>): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );

function toParsedLine<S>(
  one: TryGrammar<S>,
  { said, lies }: MatchState,
  before: ParseContext<S>,
): ParsedLine | null {
  if (!one.move) return { kind: 'try', move: definedFields({ ...one.fields, ...said }), lies };
  const means = one.move(said, before);
  return means && { kind: 'try', move: definedFields(means.move), lies: [...lies, ...(means.lies ?? [])] };
}

const isCardList = (tokens: readonly Token[]): boolean =>
  tokens.every(({ cards, unseen, small }) => small || unseen || (cards && cards.length > 0)) &&
  tokens.some(({ small }) => !small);

/** Reads a line that a player typed: a try in a sentence, or a list of cards. A line that is neither means nothing. */
export function parseLine<S>(
  game: DeskGame,
  grammar: Grammar<S> | null,
  text: string,
  before: ParseContext<S>,
): ParsedLine {
  const tokens = tokensOf(game, text);
  if (isCardList(tokens)) {
    return {
      kind: 'cards',
      cards: tokens.flatMap(({ cards, unseen, said }) => cards ?? (unseen ? [said] : [])),
    };
  }
  const compiled = grammar && compileOnce(grammar);
  const means = (token: Token): boolean =>
    token.small ||
    (token.cards ?? token.vague) !== undefined ||
    compiled?.words.has(token.word) === true ||
    WORD_SLOTS.some((kind) => token[kind] !== undefined && compiled?.slots.has(kind));
  const strange = tokens.find((token) => !means(token));
  const read = tokens.filter((token) => means(token) && !token.small).map(({ said }) => said);
  const fails: UnparsedLine = { kind: 'not-read', read, strange: strange?.said ?? null, vague: null };
  if (strange || !grammar || !compiled || tokens.length > MAX_TOKENS) return fails;
  const matcher = new Matcher(tokens, grammar, before);
  const words = new Set(tokens.map(({ word }) => word));
  for (const { of, pattern } of compiled.tries) {
    if (!pattern.needs.every((forms) => [...forms].some((form) => words.has(form)))) continue;
    for (const reached of matcher.all(pattern)) {
      const found = toParsedLine(of, reached, before);
      if (found) return found;
    }
  }
  return { ...fails, vague: matcher.vague };
}
