import type { DecisionReason } from '../../bots/review/explanation.ts';
import type { Flag } from '../../bots/review/flag.ts';
import type { SeatSummary } from '../../bots/review/review.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { WorkerProgress } from '../../workers/protocol.ts';

/** A move a regular would not have found, and what that was worth. */
export interface StrongMove {
  readonly instead: GameMove;
  readonly gain: number;
  readonly error: number;
}

/** A decision as a page tells it. */
export interface ReviewedTurn {
  /** Counts what was tried, from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: GameMove;
  /** What the seat could expect then: points ahead at the end of the deal. */
  readonly value: number;
  /** The played move itself, where nothing better was found. */
  readonly best: GameMove;
  /** In points on the sheet, give or take. */
  readonly cost: number;
  readonly error: number;
  readonly flag: Flag | null;
  /** It is what a hint had said; looked at again, another move is better. */
  readonly isHintRevised: boolean;
  readonly found: StrongMove | null;
  /** Why the best is better, or what speaks for what was found; in words to whoever sat there. */
  readonly why: readonly DecisionReason[];
  /** Rules the better move rests on, and the one played doesn’t. */
  readonly rules: readonly string[];
}

/** A game as its review tells it. */
export interface ReviewReport {
  readonly turns: readonly ReviewedTurn[];
  readonly summary: readonly SeatSummary[];
  /** What stands on the sheet, by seat or side. */
  readonly scores: readonly number[];
}

/** How far a review is, in moves; and what was found by then, whichever looked worst first. */
export interface ReviewProgress extends WorkerProgress {
  readonly turn?: ReviewedTurn;
}

/** So many turns are told first. */
export const FIRST_TURNS = 3;

const weightOf = ({ cost, found }: ReviewedTurn): number => Math.max(cost, found?.gain ?? 0);

/** Whether something was lost or found at a turn, or a hint is thought better of. */
export const isKeyTurn = ({ flag, found, isHintRevised }: ReviewedTurn): boolean =>
  flag !== null || found !== null || isHintRevised;

/** Turns of a seat at which something was lost or found: the weightiest first. */
export function listKeyTurns({ turns }: Pick<ReviewReport, 'turns'>, seat: Seat): readonly ReviewedTurn[] {
  return turns
    .filter((turn) => turn.seat === seat && isKeyTurn(turn))
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.at - b.at);
}

/** The turns that mattered most, and the rest of them in the order in which they were played. */
export function splitKeyTurns(
  review: Pick<ReviewReport, 'turns'>,
  seat: Seat,
): { readonly first: readonly ReviewedTurn[]; readonly rest: readonly ReviewedTurn[] } {
  const all = listKeyTurns(review, seat);
  return { first: all.slice(0, FIRST_TURNS), rest: all.slice(FIRST_TURNS).toSorted((a, b) => a.at - b.at) };
}

/** What a seat could expect at each of its turns, in order, and last what it came to. */
export function expectationCurve(
  { turns, summary }: ReviewReport,
  seat: Seat,
): readonly { readonly at: number; readonly value: number }[] {
  const own = turns.filter((turn) => turn.seat === seat);
  const points = summary.find((sum) => sum.seat === seat)?.points;
  const last = (turns.at(-1)?.at ?? 0) + 1;
  const all = own.map(({ at, value }) => ({ at, value }));
  return points === undefined ? all : [...all, { at: last, value: points }];
}

/** How many of a seat’s decisions were as good as any that was found, of how many. */
export function countSound({ turns }: ReviewReport, seat: Seat): { readonly n: number; readonly of: number } {
  const own = turns.filter((turn) => turn.seat === seat);
  return { n: own.filter(({ flag }) => flag === null).length, of: own.length };
}
