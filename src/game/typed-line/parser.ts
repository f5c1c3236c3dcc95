import type { DeskGame } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import type { CardPlacement, Grammar, ParseContext, TryGrammar } from './grammar.ts';
import { Matcher, type MatchState } from './matcher.ts';
import { compileOnce } from './patterns.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A line that was not fully understood. */
export interface UnparsedLine {
  readonly kind: 'not-read';
  /** The understood words: "take", "5♣". */
  readonly knownWords: readonly string[];
  /** The first unknown word; null where all words are known but make no sentence. */
  readonly strange: string | null;
  /** A name that could mean several cards, or cards that aren't in the place: "jack". Null if there is none. */
  readonly vague: string | null;
}

/** A try, a list of cards for the place being filled, or an unparsed line. */
export type ParsedLine =
  | { readonly kind: 'try'; readonly move: JsonObject; readonly placements: readonly CardPlacement[] }
  | { readonly kind: 'cards'; readonly cards: readonly string[] }
  | UnparsedLine;

/** What a word may mean besides cards, if a slot asks for it. */
const WORD_SLOTS = ['number', 'nth', 'suit', 'rank'] as const;

/** Longer lines are not parsed. */
const MAX_TOKENS = 120;

const definedFields = (fields: Readonly<Record<string, unknown>>): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined));

/** The try that a matched line means; null if the grammar finds that its parts make no move. */
function toParsedLine<S>(
  tryGrammar: TryGrammar<S>,
  { slotValues, placements }: MatchState,
  context: ParseContext<S>,
): ParsedLine | null {
  if (!tryGrammar.move)
    return { kind: 'try', move: definedFields({ ...tryGrammar.fields, ...slotValues }), placements };
  const parsedMove = tryGrammar.move(slotValues, context);
  return (
    parsedMove && {
      kind: 'try',
      move: definedFields(parsedMove.move),
      placements: [...placements, ...(parsedMove.placements ?? [])],
    }
  );
}

const isCardList = (tokens: readonly Token[]): boolean =>
  tokens.every(({ cards, isUnseen, small }) => small || isUnseen || (cards && cards.length > 0)) &&
  tokens.some(({ small }) => !small);

/** Parses a typed line: a try in a sentence, or a list of cards. */
export function parseLine<S>(
  game: DeskGame,
  grammar: Grammar<S> | null,
  text: string,
  context: ParseContext<S>,
): ParsedLine {
  const tokens = tokensOf(game, text);
  if (isCardList(tokens)) {
    return {
      kind: 'cards',
      cards: tokens.flatMap(({ cards, isUnseen, said }) => cards ?? (isUnseen ? [said] : [])),
    };
  }
  const compiled = grammar && compileOnce(grammar);
  const isKnown = (token: Token): boolean =>
    token.small ||
    (token.cards ?? token.vague) !== undefined ||
    compiled?.words.has(token.word) === true ||
    WORD_SLOTS.some((kind) => token[kind] !== undefined && compiled?.slots.has(kind));
  const unknownToken = tokens.find((token) => !isKnown(token));
  const knownWords = tokens.filter((token) => isKnown(token) && !token.small).map(({ said }) => said);
  const unparsedLine: UnparsedLine = { kind: 'not-read', knownWords, strange: unknownToken?.said ?? null, vague: null };
  if (unknownToken || !grammar || !compiled || tokens.length > MAX_TOKENS) return unparsedLine;
  const matcher = new Matcher(tokens, grammar, context);
  const words = new Set(tokens.map(({ word }) => word));
  for (const { tryGrammar, pattern } of compiled.tries) {
    if (!pattern.requiredWords.every((forms) => [...forms].some((form) => words.has(form)))) continue;
    for (const reached of matcher.all(pattern)) {
      const parsedLine = toParsedLine(tryGrammar, reached, context);
      if (parsedLine) return parsedLine;
    }
  }
  return { ...unparsedLine, vague: matcher.vague };
}
