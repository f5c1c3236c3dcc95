import { handZone } from '../hand-zones.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Seat } from '../seat.ts';
import { contextOf, type ParseContext, type TypingTable, withToldCards } from './context.ts';
import type { Fact, Grammar, ParsedMove, TryGrammar } from './grammar.ts';
import { joinTokens } from './joined-tokens.ts';
import { CLAUSE_WORDS, hasRequiredWords, Matcher, type MatchState, OPENING_WORDS } from './matcher.ts';
import { type CompiledGrammar, compileOnce } from './patterns.ts';
import { peopleOf } from './people.ts';
import { type CardPlacement, HAND_PLACE } from './placement.ts';
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

/** A sentence: what was tried and what it tells about the table. */
export interface ParsedSentence {
  readonly kind: 'sentence';
  /** Null if it only tells about the table. */
  readonly move: JsonObject | null;
  /** The seat that tries. */
  readonly seat: Seat;
  readonly placements: readonly CardPlacement[];
  readonly facts: readonly Fact[];
}

/** A sentence, a list of cards for the place being filled, or an unparsed line. */
export type ParsedLine = ParsedSentence | { readonly kind: 'cards'; readonly cards: readonly string[] } | UnparsedLine;

/** What a word may mean besides cards, if a slot asks for it. */
const WORD_SLOTS = ['number', 'nth', 'suit', 'rank'] as const;

/** Longer lines are not parsed. */
const MAX_TOKENS = 120;

const definedFields = (fields: Readonly<Record<string, unknown>>): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, Json] => entry[1] !== undefined));

/** The sentence that a matched line means; null if the grammar finds that its parts make no move. */
function toSentence<S>(
  tryGrammar: TryGrammar<S>,
  { slotValues, placements, facts, isOutOfTurn = false }: MatchState,
  grammar: Grammar<S>,
  context: ParseContext<S>,
): ParsedSentence | null {
  const parsedMove = tryGrammar.move
    ? tryGrammar.move(slotValues, context)
    : ({ move: { ...tryGrammar.fields, ...slotValues } } as ParsedMove);
  if (!parsedMove) return null;
  const { seat } = context;
  const { speaksIn } = tryGrammar;
  const isOneOfMany = !isOutOfTurn && facts.some(({ place }) => place === speaksIn);
  const turn = tryGrammar.outOfTurn ? null : grammar.turn(seat, context);
  const isTurnTold = turn !== null && facts.some(({ place }) => place === turn.place);
  return {
    kind: 'sentence',
    move: definedFields(parsedMove.move),
    seat,
    placements: [...placements, ...(parsedMove.placements ?? [])].map((one) =>
      one.place === HAND_PLACE ? { ...one, place: handZone(seat) } : one,
    ),
    // What the sentence tells replaces it.
    facts: [
      ...(turn && !isTurnTold ? [turn] : []),
      ...facts,
      ...(parsedMove.facts ?? []),
      ...(speaksIn !== undefined && isOneOfMany ? [{ place: speaksIn, value: null, nextSpeaker: seat }] : []),
    ],
  };
}

const isCardList = (tokens: readonly Token[]): boolean =>
  tokens.every(({ cards, isUnseen, small }) => small || isUnseen || (cards && cards.length > 0)) &&
  tokens.some(({ small }) => !small);

function isKnown<S>(token: Token, compiled: CompiledGrammar<S> | null): boolean {
  return (
    token.small ||
    (token.cards ?? token.vague ?? token.parts) !== undefined ||
    (compiled !== null &&
      (token.person !== undefined ||
        [compiled.words, OPENING_WORDS, CLAUSE_WORDS].some((words) => words.has(token.word)) ||
        token.word === 'by' ||
        WORD_SLOTS.some((kind) => token[kind] !== undefined && compiled.slots.has(kind))))
  );
}

/**
 * The seats that may have tried, the likeliest first: the one at the desk, then those named last. Of two players "she"
 * may be the other.
 */
function possibleMovers(tokens: readonly Token[], seat: Seat, seats: number): readonly Seat[] {
  const named = tokens.flatMap(({ person }) => person?.seat ?? (person && seats === 2 ? 1 - seat : []));
  return [...new Set([seat, ...named.reverse()])];
}

interface Attempt {
  readonly sentence: ParsedSentence | null;
  /** A name that was too vague for a sentence. */
  readonly vague: string | null;
}

/** The line with its grammar and table. */
interface Line<S> {
  readonly tokens: readonly Token[];
  readonly grammar: Grammar<S>;
  readonly table: TypingTable<S>;
  readonly movers: readonly Seat[];
}

/** The first sentence that the tokens make with these cards in their places. */
function attempt<S>({ tokens, grammar, table, movers }: Line<S>, told: readonly CardPlacement[]): Attempt {
  const words = new Set(tokens.map(({ word }) => word));
  const tries = compileOnce(grammar).tries.filter(({ pattern }) => hasRequiredWords(pattern, words));
  let vague: string | null = null;
  for (const seat of movers) {
    const context = withToldCards(contextOf(table, seat), told);
    const matcher = new Matcher(tokens, grammar, context);
    for (const { tryGrammar, pattern } of tries) {
      for (const reached of matcher.all(pattern)) {
        const isMover = seat === table.seat || reached.isNamed;
        const sentence = isMover ? toSentence(tryGrammar, reached, grammar, context) : null;
        if (sentence) return { sentence, vague };
      }
    }
    vague ??= matcher.vague;
  }
  return { sentence: null, vague };
}

/** The line as clauses about the table, without a try. */
function readFacts<S>({ tokens, grammar, table, movers }: Line<S>): ParsedSentence | null {
  for (const seat of movers) {
    const told = new Matcher(tokens, grammar, contextOf(table, seat)).factsAlone();
    if (told) {
      const { placements, facts } = told;
      return { kind: 'sentence', move: null, seat: table.seat, placements, facts };
    }
  }
  return null;
}

/**
 * The sentence that the tokens make. A clause may tell of cards after the try has named them: then the line is read
 * again with those cards in their places.
 */
function findSentence<S>(line: Line<S>): Attempt {
  const { tokens, grammar, table } = line;
  const first = attempt(line, []);
  const told =
    first.sentence?.placements.filter(({ isTold }) => isTold) ??
    new Matcher(tokens, grammar, contextOf(table, table.seat)).possiblyTold();
  const again = told.length > 0 ? attempt(line, told) : first;
  if (again.sentence) return again;
  return { ...first, sentence: first.sentence ?? readFacts(line) };
}

/** Parses a typed line: a sentence, or a list of cards. */
export function parseLine<S>(grammar: Grammar<S> | null, text: string, table: TypingTable<S>): ParsedLine {
  const { game, options, seat, nameOf } = table;
  const compiled = grammar && compileOnce(grammar);
  const seats = game.seats(options);
  const people = peopleOf({ seat, seats, partnerOf: (at) => grammar?.partnerOf?.(at, options) ?? null, nameOf });
  const tokens = joinTokens(game, tokensOf(game, text, people, compiled?.words ?? new Set()));
  if (isCardList(tokens)) {
    return {
      kind: 'cards',
      cards: tokens.flatMap(({ cards, isUnseen, said }) => cards ?? (isUnseen ? [said] : [])),
    };
  }
  const unknownToken = tokens.find((token) => !isKnown(token, compiled));
  const knownWords = tokens.filter((token) => isKnown(token, compiled) && !token.small).map(({ said }) => said);
  const unparsedLine: UnparsedLine = { kind: 'not-read', knownWords, strange: unknownToken?.said ?? null, vague: null };
  if (unknownToken || !grammar || tokens.length > MAX_TOKENS) return unparsedLine;
  const { sentence, vague } = findSentence({ tokens, grammar, table, movers: possibleMovers(tokens, seat, seats) });
  return sentence ?? { ...unparsedLine, vague };
}
