import type { AtDesk } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Before, Grammar, Lying, Try } from './grammar.ts';
import { Matcher, type Reached } from './match.ts';
import { patternsOf } from './patterns.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A line that was not understood, or not wholly: nothing follows from it. */
export interface NotRead {
  readonly kind: 'not-read';
  /** What was understood, word by word: "take", "5♣". */
  readonly read: readonly string[];
  /** The first word that means nothing; null where all of them mean something and together nothing. */
  readonly strange: string | null;
  /** What could be any of several cards, or none that lies there: "jack". */
  readonly vague: string | null;
}

/** A line that says a try, or that some cards lie in the place that is being filled. */
export type Read =
  | { readonly kind: 'try'; readonly move: JsonObject; readonly lies: readonly Lying[] }
  | { readonly kind: 'cards'; readonly cards: readonly string[] }
  | NotRead;

/** What a word may say beside cards, where a slot asks for it. */
const SAYING = ['number', 'nth', 'suit', 'rank'] as const;

/** Longer lines are no sentences. */
const MOST = 120;

const without = (fields: Readonly<Record<string, unknown>>): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );

function meant<S>(one: Try<S>, { said, lies }: Reached, before: Before<S>): Read | null {
  if (!one.move) return { kind: 'try', move: without({ ...one.fields, ...said }), lies };
  const means = one.move(said, before);
  return means && { kind: 'try', move: without(means.move), lies: [...lies, ...(means.lies ?? [])] };
}

const isList = (tokens: readonly Token[]): boolean =>
  tokens.every(({ cards, unseen, small }) => small || unseen || (cards && cards.length > 0)) &&
  tokens.some(({ small }) => !small);

/** Reads a line that a player typed: a try in a sentence, or a list of cards. A line that is neither means nothing. */
export function readLine<S>(game: AtDesk, grammar: Grammar<S> | null, text: string, before: Before<S>): Read {
  const tokens = tokensOf(game, text);
  if (isList(tokens)) {
    return {
      kind: 'cards',
      cards: tokens.flatMap(({ cards, unseen, said }) => cards ?? (unseen ? [said] : [])),
    };
  }
  const compiled = grammar && patternsOf(grammar);
  const means = (token: Token): boolean =>
    token.small ||
    (token.cards ?? token.vague) !== undefined ||
    compiled?.words.has(token.word) === true ||
    SAYING.some((kind) => token[kind] !== undefined && compiled?.slots.has(kind));
  const strange = tokens.find((token) => !means(token));
  const read = tokens.filter((token) => means(token) && !token.small).map(({ said }) => said);
  const fails: NotRead = { kind: 'not-read', read, strange: strange?.said ?? null, vague: null };
  if (strange || !grammar || !compiled || tokens.length > MOST) return fails;
  const matcher = new Matcher(tokens, grammar, before);
  const words = new Set(tokens.map(({ word }) => word));
  for (const { of, pattern } of compiled.tries) {
    if (!pattern.needs.every((forms) => [...forms].some((form) => words.has(form)))) continue;
    for (const reached of matcher.all(pattern)) {
      const found = meant(of, reached, before);
      if (found) return found;
    }
  }
  return { ...fails, vague: matcher.vague };
}
