import type { Card } from '../cards/card.ts';
import type { Result } from './fault.ts';
import type { Json, JsonObject } from './json.ts';
import type { Seat, SeatNamer } from './seat.ts';

/** What people said of a round, under the ids of what was asked: amounts as they were typed, cards as codes. */
export type PadEntry = JsonObject;

interface PadItem {
  readonly id: string;
  readonly label: string;
}

/** A number for each, none below zero: "24", or added up while one types: "10+15-8". */
export interface AmountsField extends PadItem {
  readonly kind: 'amounts';
  readonly who: readonly string[];
  /** What is left blank once something was typed: nothing; whatever is left of `all`, where it is one; unsaid. */
  readonly blank: 'zero' | 'rest' | 'unsaid';
  /** What all of them add up to. */
  readonly all?: number;
  /** Why the game has no such amount, as the end of a sentence: "a session holds 39 points". Null where it has. */
  readonly whyNot: (amount: number) => string | null;
}

/** One of a few words, or several of them. */
export interface ChoiceField extends PadItem {
  readonly kind: 'choice';
  readonly choices: readonly { readonly value: Json; readonly label: string }[];
  readonly several?: boolean;
}

/** Who has which cards. */
export interface PilesField extends PadItem {
  readonly kind: 'piles';
  readonly who: readonly string[];
  readonly cards: readonly Card[];
}

export type PadField = AmountsField | ChoiceField | PilesField;

/** Points said outright: where a round is counted in another way, they are what was claimed. */
export const POINTS = 'points';

/** One way to write a round down. The quickest comes first. */
export interface PadWay extends PadItem {
  readonly fields: readonly PadField[];
}

export interface PadTable<O> {
  readonly options: O;
  readonly name: SeatNamer;
}

/** The round that is written down. */
export interface PadRound<O> extends PadTable<O> {
  /** From 1. */
  readonly number: number;
  /** Who deals or begins it: what the game asks for, or what `next` said. */
  readonly first: Seat;
  /** Before it. */
  readonly totals: readonly number[];
}

/** Who gets how many points under which rule; nobody, or all, where `seat` is null. */
export interface PadLine {
  readonly seat: number | null;
  readonly rule: string;
  readonly points: number;
  readonly says: string;
}

/** Something that can’t be, or hardly: said, and written down all the same. */
export interface PadWarning {
  readonly says: string;
  readonly rule: string;
}

/** What a round comes to: a case for the scoring judge, or points where there is nothing to judge. */
export type PadResult = {
  readonly doubts: readonly PadWarning[];
  /** What happened, in a few words, where the points alone don’t tell: "All four passed". */
  readonly note?: string;
} & (
  | { readonly score: JsonObject }
  | { readonly gains: readonly number[]; readonly lines: readonly PadLine[] }
);

/** What follows a round. */
export interface PadNextRound {
  /** Who deals or begins the next one. */
  readonly first: Seat;
  /** The same as a sentence, with the rule it rests on; what no rule says has none. */
  readonly says: string;
  readonly rule: string | null;
  /** Whoever won, a seat or a side each, where the game is over, and by which rule. */
  readonly over?: { readonly winners: readonly number[]; readonly rule: string };
}

/** How people at a real table keep the score of a game. */
export interface Pad<O> {
  /** What is written down in a line: "session". */
  readonly round: string;
  /** Who is ahead. */
  readonly best: 'most' | 'least';
  /** What has to be settled before the first round: "Who deals first?" Null where the cards decide. */
  readonly first: string | null;
  /** Whom the totals belong to, a seat or a side each. */
  readonly sides: (table: PadTable<O>) => readonly string[];
  readonly ways: (table: PadTable<O>) => readonly PadWay[];
  /** What a round comes to; null while something is missing that can’t be done without. */
  readonly count: (round: PadRound<O>, way: string, entry: PadEntry) => Result<PadResult> | null;
  /** Before the first round, and after people came or went: `first` deals or begins. */
  readonly start: (round: PadRound<O>) => PadNextRound;
  /** What follows a round that brought these points and led to these totals. */
  readonly next: (round: PadRound<O>, gains: readonly number[], totals: readonly number[]) => PadNextRound;
}
