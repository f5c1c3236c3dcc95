import type { Seat } from '../seat.ts';
import { CardReader, type CardRun } from './card-reader.ts';
import { type ClauseContent, contentOf } from './clause.ts';
import type { ParseContext } from './context.ts';
import type { CardSlot, Fact, FactGrammar, Grammar, SlotValues } from './grammar.ts';
import {
  type CompiledFact,
  type CompiledGrammar,
  type CompiledPattern,
  compileOnce,
  type PatternNode,
} from './patterns.ts';
import type { Person } from './people.ts';
import { PersonReader } from './person-reader.ts';
import { type CardPlacement, HAND_PLACE } from './placement.ts';
import { fillTemplate, THINGS_SLOT } from './templates.ts';
import type { Token } from './tokens.ts';

/** How far a sentence is read, and the values so far. */
export interface MatchState {
  readonly at: number;
  readonly slotValues: SlotValues;
  readonly placements: readonly CardPlacement[];
  readonly facts: readonly Fact[];
  /** Whether the sentence names the player who tries. */
  readonly isNamed: boolean;
  /** Whether a clause tells a move of another player. */
  readonly hasOtherMove?: boolean;
  /** Whether a clause tells that the try came before its turn. */
  readonly isOutOfTurn?: boolean;
  /** The clause that is being read. */
  readonly clause?: FactGrammar;
  /** Where it begins. */
  readonly clauseStart?: number;
}

const START: MatchState = { at: 0, slotValues: {}, placements: [], facts: [], isNamed: false };

/** Limit of steps for all patterns of a line together. */
const MAX_STEPS = 50_000;
/** Most clauses before or after a try. */
const MAX_FACTS = 6;

/** Words between a player and the verb: "did Ann try to take". */
export const OPENING_WORDS: ReadonlySet<string> = new Set(
  'can could may might did does do is was but if that has have had to want wants wanted try tries tried allowed ok okay so just now'.split(
    ' ',
  ),
);
/** Words at the start of a clause about the table: "while there was". */
export const CLAUSE_WORDS: ReadonlySet<string> = new Set(
  'when while since because with there is was were are had but so now say'.split(' '),
);

/** Matches the tokens of one sentence against a game's patterns. */
export class Matcher<S> {
  readonly #tokens: readonly Token[];
  readonly #grammar: Grammar<S>;
  readonly #compiled: CompiledGrammar<S>;
  readonly #context: ParseContext<S>;
  readonly #facts: readonly CompiledFact[];
  readonly #people: PersonReader<S>;
  readonly #cardReader: CardReader<S>;
  #stepsLeft = MAX_STEPS;
  constructor(tokens: readonly Token[], grammar: Grammar<S>, context: ParseContext<S>) {
    this.#tokens = tokens;
    this.#grammar = grammar;
    this.#compiled = compileOnce(grammar);
    this.#context = context;
    const words = new Set(tokens.map(({ word }) => word));
    this.#facts = this.#compiled.facts.filter(({ pattern }) => hasRequiredWords(pattern, words));
    this.#people = new PersonReader(tokens, context);
    this.#cardReader = new CardReader(tokens, grammar, context, this.#people);
  }

  /** The cards of every part of the line that may be a clause. */
  possiblyTold(): readonly CardPlacement[] {
    const told: CardPlacement[] = [];
    for (let at = 0; at < this.#tokens.length; ) {
      const clause = this.#clauseAt(at);
      told.push(...(clause?.placements ?? []));
      at = clause?.at ?? at + 1;
    }
    return told;
  }

  /** The end and the cards of the first clause that can begin here and names cards. */
  #clauseAt(at: number): Pick<MatchState, 'at' | 'placements'> | null {
    for (const { fact, pattern } of this.#facts) {
      for (const reached of this.#nodes(pattern.nodes, { ...START, at, clause: fact })) {
        const placements = this.#contentOf(fact, reached)?.placements ?? [];
        if (placements.length > 0) return { at: reached.at, placements };
      }
    }
    return null;
  }

  /** Every way in which the whole line matches the pattern, the likeliest first. */
  *all(pattern: CompiledPattern): Generator<MatchState> {
    for (const before of this.#clauses(START, MAX_FACTS)) {
      for (const begun of this.#subject(before)) {
        for (const reached of this.#nodes(pattern.nodes, begun)) {
          for (const after of this.#clauses(this.#agent(reached), MAX_FACTS, true)) {
            if (this.#isEnd(after.at)) yield after;
          }
        }
      }
    }
  }

  /** The line as clauses about the table without a try; null if it isn't that. */
  factsAlone(): MatchState | null {
    for (const reached of this.#clauses(START, MAX_FACTS)) {
      const isTold = reached.facts.length > 0 || reached.placements.length > 0;
      if (isTold && !reached.hasOtherMove && this.#isEnd(reached.at)) return reached;
    }
    return null;
  }

  /** The last name that could have meant several cards, as it was typed. */
  get vague(): string | null {
    return this.#cardReader.vague;
  }

  #isEnd(at: number): boolean {
    return this.#tokens.slice(at).every((token) => this.#people.canSkip(token));
  }

  /** The start of the try, after the player who tries and words like "can". */
  *#subject(from: MatchState): Generator<MatchState> {
    let { at } = from;
    let subject: Person | undefined;
    for (; at < this.#tokens.length; at++) {
      const token = this.#tokens[at] as Token;
      const isSubject = token.person && !token.person.isOwner && !subject;
      if (isSubject && this.#people.seatOf(token.person) !== this.#context.seat) break;
      if (isSubject) subject = token.person;
      else if (!this.#people.canSkip(token) && !OPENING_WORDS.has(token.word)) break;
    }
    // A role may also be a word of a pattern, and an opening word the start of one.
    if (at > from.at) yield { ...from, at, isNamed: subject !== undefined || from.isNamed };
    yield from;
  }

  /** "by Ann" after a try. */
  #agent(from: MatchState): MatchState {
    const [by, token] = this.#tokens.slice(from.at);
    if (by?.word !== 'by' || !token?.person || this.#people.seatOf(token.person) !== this.#context.seat) return from;
    return { ...from, at: from.at + 2, isNamed: true };
  }

  /** Any number of clauses about the table, the fewest first. */
  *#clauses(from: MatchState, most: number, isAfter = false): Generator<MatchState> {
    yield from;
    if (most === 0) return;
    let start = from.at;
    const opens = (token: Token): boolean =>
      CLAUSE_WORDS.has(token.word) ||
      (token.small && !token.person && token.vague === undefined && token.word !== 'only');
    while (start < this.#tokens.length && opens(this.#tokens[start] as Token)) start++;
    for (const { fact, pattern } of this.#facts) {
      const begun = { ...from, at: start, slotValues: {}, clause: fact, clauseStart: start };
      for (const reached of this.#nodes(pattern.nodes, begun)) {
        const content = this.#contentOf(fact, reached);
        // What was said or done before a try precedes it in the line.
        const isLate = isAfter && (this.#isOwnMove(fact, reached) || content?.facts.some((one) => this.#isSpoken(one)));
        if (!content || isLate) continue;
        const { clause: _, clauseStart: __, ...told } = { ...reached, slotValues: from.slotValues };
        yield* this.#clauses(
          {
            ...told,
            ...(fact.isMove ? { hasOtherMove: true } : {}),
            ...(fact.isOutOfTurn ? { isOutOfTurn: true } : {}),
            placements: [...from.placements, ...content.placements],
            facts: [...from.facts, ...content.facts],
          },
          most - 1,
          isAfter,
        );
      }
    }
  }

  /** Whether the clause tells a move of the player who tries. */
  #isOwnMove({ isMove }: FactGrammar, { slotValues }: MatchState): boolean {
    return isMove === true && slotValues['who'] === this.#context.seat;
  }

  /** Whether this is a word of a list of spoken words. */
  #isSpoken({ place, value }: Fact): boolean {
    return this.#context.place(place)?.kind === 'list' && !Array.isArray(value);
  }

  #contentOf(fact: FactGrammar, { slotValues, placements, facts }: MatchState): ClauseContent | null {
    return contentOf(fact, slotValues, { context: this.#context, placements, facts });
  }

  *#nodes(nodes: readonly PatternNode[], from: MatchState): Generator<MatchState> {
    const [node, ...laterNodes] = nodes;
    if (!node) yield from;
    else for (const reached of this.#node(node, from)) yield* this.#nodes(laterNodes, reached);
  }

  *#node(node: PatternNode, from: MatchState): Generator<MatchState> {
    if (this.#stepsLeft-- < 0) return;
    if (node.kind === 'optional') {
      yield* this.#nodes(node.nodes, from);
      yield from;
      return;
    }
    if (node.kind === 'slot') {
      yield* this.#slot(node.name, node.type, from);
      return;
    }
    for (const { token, at } of this.#next(from.at)) {
      if (node.forms.has(token.word)) yield { ...from, at: at + 1 };
    }
  }

  /** The next token, and those after it as long as only small words are skipped. */
  *#next(from: number): Generator<{ readonly token: Token; readonly at: number }> {
    for (let at = from; at < this.#tokens.length; at++) {
      const token = this.#tokens[at] as Token;
      yield { token, at };
      if (!this.#people.canSkip(token)) return;
    }
  }

  *#slot(name: string, of: string, from: MatchState): Generator<MatchState> {
    const forms = this.#compiled.parts.get(of);
    const slot = this.#grammar.cards[of];
    if (forms) {
      for (const { pattern, means } of forms) {
        for (const reached of this.#nodes(pattern.nodes, { ...from, slotValues: {} })) {
          const value = means(reached.slotValues as never);
          yield { ...reached, slotValues: { ...from.slotValues, [name]: value } };
        }
      }
    } else if (of === THINGS_SLOT) yield* this.#things(name, from);
    else if (of === 'mover' || of === 'movers') yield* this.#mover(from, of === 'movers');
    else if (of === 'who' || of === 'whose') yield* this.#person(name, of === 'whose', from);
    else if (slot) yield* slot.one ? this.#card(name, slot, from) : this.#cards(name, slot, from);
    else yield* this.#word(name, of, from);
  }

  /** The cards that a clause is about, in the place that it sets to them. */
  *#things(name: string, from: MatchState): Generator<MatchState> {
    const [id = ''] = Object.entries(from.clause?.sets ?? {}).find(([, value]) => value === `{${THINGS_SLOT}}`) ?? [];
    const place = String(fillTemplate(id, from.slotValues, this.#context.seat));
    const runs = this.#cardReader.runs({ place }, from);
    for (const { at, cards } of runs.toReversed()) {
      yield { ...from, at, slotValues: { ...from.slotValues, [name]: cards } };
    }
  }

  /** The player who tries, in the middle of a sentence, or a word like "her". */
  *#mover(from: MatchState, isOwner: boolean): Generator<MatchState> {
    const token = this.#tokens[from.at];
    if (token?.person?.isOwner === isOwner && this.#people.seatOf(token.person) === this.#context.seat) {
      yield { ...from, at: from.at + 1, isNamed: true };
    }
  }

  /** A player; in a clause, several may do the same: "Ann and Bert". */
  *#person(name: string, isOwner: boolean, from: MatchState): Generator<MatchState> {
    for (const { token, at } of this.#next(from.at)) {
      if (token.person?.isOwner !== isOwner) continue;
      const seat = this.#people.seatOf(token.person);
      const reached = { ...from, at: at + 1, slotValues: { ...from.slotValues, [name]: seat } };
      if (!isOwner && from.at === from.clauseStart) yield* this.#together(name, reached, [seat]);
      yield reached;
    }
  }

  /** The players after the first of those that a clause is about. */
  *#together(name: string, from: MatchState, seats: readonly Seat[]): Generator<MatchState> {
    const [link, next] = this.#tokens.slice(from.at).map(({ word }) => word);
    const linkLength = link === ',' && next === 'and' ? 2 : 1;
    const { person } = this.#tokens[from.at + linkLength] ?? {};
    if (!person || person.isOwner || (link !== ',' && link !== 'and')) return;
    const all = [...seats, this.#people.seatOf(person)];
    const reached = { ...from, at: from.at + linkLength + 1, slotValues: { ...from.slotValues, [name]: all } };
    yield* this.#together(name, reached, all);
    if (link === 'and' || linkLength > 1) yield reached;
  }

  /** A one-word slot: a number, a rank, a suit, an ordinal, a card anywhere. */
  *#word(name: string, of: string, from: MatchState): Generator<MatchState> {
    for (const { token, at } of this.#next(from.at)) {
      const value =
        of === 'card'
          ? token.cards?.length === 1
            ? token.cards
            : token.vague?.n === 1 && !token.small
              ? token.vague.codes
              : undefined
          : of === 'index'
            ? (token.nth ?? (token.number === undefined ? undefined : token.number - 1))
            : token[of as 'number' | 'rank' | 'suit' | 'nth'];
      if (value !== undefined) yield { ...from, at: at + 1, slotValues: { ...from.slotValues, [name]: value } };
    }
  }

  /** The state after cards that were read for a slot. */
  #with(name: string, slot: CardSlot, from: MatchState, { at, cards }: CardRun): MatchState {
    const { place, top } = slot;
    const placements = place === undefined ? [] : [{ place, cards, ...(top ? { top } : {}) }];
    const slotValues = slot.apart ? from.slotValues : { ...from.slotValues, [name]: slot.one ? cards[0] : cards };
    const isNamed = from.isNamed || this.#tokens.slice(from.at, at).some(({ person }) => person !== undefined);
    return { ...from, at, isNamed, slotValues, placements: [...from.placements, ...placements] };
  }

  *#card(name: string, slot: CardSlot, from: MatchState): Generator<MatchState> {
    for (const reached of this.#cardReader.runs(slot, from, 1)) {
      if (reached.cards.length === 1) yield this.#with(name, slot, from, reached);
    }
  }

  /** A list of cards, the longest match first. */
  *#cards(name: string, slot: CardSlot, from: MatchState): Generator<MatchState> {
    const last = slot.place === HAND_PLACE ? this.#lastCard(slot, from) : null;
    for (const start of last ? [last, from] : [from]) {
      const runs = this.#cardReader.runs(slot, start);
      for (const run of runs.toReversed()) yield this.#with(name, slot, start, run);
    }
  }

  /** "his last card", before the card that it is. */
  #lastCard(slot: CardSlot, from: MatchState): MatchState | null {
    const hand = this.#context.place(HAND_PLACE);
    const words = this.#tokens.slice(from.at);
    const start = words.findIndex(
      (token) => !this.#people.canSkip(token) && !this.#cardReader.isOwnerOfHand(token, slot),
    );
    if (!hand || words[start]?.word !== 'last' || words[start + 1]?.word !== 'card') return null;
    return { ...from, at: from.at + start + 2, facts: [...from.facts, { place: hand.id, value: ['1?'] }] };
  }
}

/** Whether each of the words that the pattern needs is among these. */
export function hasRequiredWords({ requiredWords }: CompiledPattern, words: ReadonlySet<string>): boolean {
  return requiredWords.every((forms) => [...forms].some((form) => words.has(form)));
}
