import type { Card } from '../cards/card.ts';
import type { Result } from './fault.ts';
import type { Json, JsonObject } from './json.ts';
import type { Seat, SeatNamer } from './seat.ts';

/** What was written down for a round, by field id: amounts as typed, cards as codes. */
export type PadEntry = JsonObject;

interface PadItem {
  readonly id: string;
  readonly label: string;
}

/** A number of at least 0 for each player, typed as "24" or as a sum: "10+15-8". */
export interface AmountsField extends PadItem {
  readonly kind: 'amounts';
  readonly labels: readonly string[];
  /** The value of a blank once another amount was typed: 0, the rest of `all` (a single blank only), or unknown. */
  readonly blank: 'zero' | 'rest' | 'unsaid';
  /** The sum of all amounts. */
  readonly all?: number;
  /** Why the amount is impossible, as the end of a sentence: "a session holds 39 points". Null if it is possible. */
  readonly whyNot: (amount: number) => string | null;
}

/** One of a few values, or several of them. */
export interface ChoiceField extends PadItem {
  readonly kind: 'choice';
  readonly choices: readonly { readonly value: Json; readonly label: string }[];
  readonly allowsSeveral?: boolean;
}

export interface PilesField extends PadItem {
  readonly kind: 'piles';
  readonly labels: readonly string[];
  readonly cards: readonly Card[];
}

export type PadField = AmountsField | ChoiceField | PilesField;

/**
 * Field id of points entered directly: where a round is counted in another way, these are the points that were claimed.
 */
export const POINTS_FIELD = 'points';

/** One way to write down a round. The quickest comes first. */
export interface PadWay extends PadItem {
  readonly fields: readonly PadField[];
}

export interface PadTable<O> {
  readonly options: O;
  readonly name: SeatNamer;
}

/** The round to write down. */
export interface PadRound<O> extends PadTable<O> {
  /** From 1. */
  readonly number: number;
  /** Who deals or begins it: by the game's question, or by `next`. */
  readonly first: Seat;
  /** Totals before this round, by seat or side. */
  readonly totals: readonly number[];
}

/** Points of a seat or side under a rule; `seat` is null for all or none. */
export interface PadLine {
  readonly seat: number | null;
  readonly rule: string;
  readonly points: number;
  readonly says: string;
}

/** A warning about an impossible or unlikely entry. It is shown, and the entry counts all the same. */
export interface PadWarning {
  readonly says: string;
  readonly rule: string;
}

/** The result of a round: a question for the scoring judge, or points where there is nothing to judge. */
export type PadResult = {
  readonly doubts: readonly PadWarning[];
  /** What happened, in a few words, where the points don't show it: "All four passed". */
  readonly note?: string;
} & ({ readonly score: JsonObject } | { readonly gains: readonly number[]; readonly lines: readonly PadLine[] });

export interface PadNextRound {
  /** Who deals or begins the next round. */
  readonly first: Seat;
  /** A sentence about it, and the rule it follows; null where no rule says so. */
  readonly says: string;
  readonly rule: string | null;
  /** If the game is over: the winners (seats or sides) and the rule that decides. */
  readonly over?: { readonly winners: readonly number[]; readonly rule: string };
}

/** How the score of a game is kept at a real table. */
export interface Pad<O> {
  /** The name of one line: "session". */
  readonly roundNoun: string;
  /** Whether the most or the fewest points win. */
  readonly best: 'most' | 'least';
  /** The question before the first round: "Who deals first?" Null where the cards decide. */
  readonly firstSeatQuestion: string | null;
  /** Labels of the totals, by seat or side. */
  readonly sides: (table: PadTable<O>) => readonly string[];
  readonly ways: (table: PadTable<O>) => readonly PadWay[];
  /** Counts a round; null while a required field is missing. */
  readonly count: (round: PadRound<O>, way: string, entry: PadEntry) => Result<PadResult> | null;
  /** Before the first round and after players have changed: `first` deals or begins. */
  readonly start: (round: PadRound<O>) => PadNextRound;
  /** What follows a round with these gains and new totals. */
  readonly next: (round: PadRound<O>, gains: readonly number[], totals: readonly number[]) => PadNextRound;
}
