import type { DecisionReason } from '../../bots/review/explanation.ts';
import type { Flag } from '../../bots/review/flag.ts';
import type { SeatSummary } from '../../bots/review/review.ts';
import type { GameMove } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { WorkerProgress } from '../../workers/protocol.ts';

/** A move that the usual policy misses; `gain` and `error` in points. */
export interface StrongMove {
  readonly instead: GameMove;
  readonly gain: number;
  readonly error: number;
}

/** A decision in a review. */
export interface ReviewedTurn {
  /** Index of the entry, from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: GameMove;
  /** Expected points ahead at the end of the deal. */
  readonly value: number;
  /** The played move itself if none is better. */
  readonly best: GameMove;
  /** Points on the score sheet, with their error. */
  readonly cost: number;
  readonly error: number;
  readonly flag: Flag | null;
  /** Whether the move follows a hint that a deeper search revises. */
  readonly isHintRevised: boolean;
  readonly found: StrongMove | null;
  /** Why the best move is better, or why the strong move is good; “you” is the seat that played. */
  readonly why: readonly DecisionReason[];
  /** Ids of rules that allow the better move but not the played one. */
  readonly rules: readonly string[];
}

export interface ReviewReport {
  readonly turns: readonly ReviewedTurn[];
  readonly summary: readonly SeatSummary[];
  /** Final scores by seat or side. */
  readonly scores: readonly number[];
}

/** Entries done, and a key turn if one was found; suspicious entries are reviewed first. */
export interface ReviewProgress extends WorkerProgress {
  readonly turn?: ReviewedTurn;
}

/** Key turns shown before the rest. */
export const FIRST_TURNS = 3;

const weightOf = ({ cost, found }: ReviewedTurn): number => Math.max(cost, found?.gain ?? 0);

/** Whether a turn has a flag, a strong move or a revised hint. */
export const isKeyTurn = ({ flag, found, isHintRevised }: ReviewedTurn): boolean =>
  flag !== null || found !== null || isHintRevised;

/** The key turns of a seat, costliest first. */
export function listKeyTurns({ turns }: Pick<ReviewReport, 'turns'>, seat: Seat): readonly ReviewedTurn[] {
  return turns
    .filter((turn) => turn.seat === seat && isKeyTurn(turn))
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.at - b.at);
}

/** The costliest key turns, and the rest in order of play. */
export function splitKeyTurns(
  review: Pick<ReviewReport, 'turns'>,
  seat: Seat,
): { readonly topTurns: readonly ReviewedTurn[]; readonly otherTurns: readonly ReviewedTurn[] } {
  const keyTurns = listKeyTurns(review, seat);
  return {
    topTurns: keyTurns.slice(0, FIRST_TURNS),
    otherTurns: keyTurns.slice(FIRST_TURNS).toSorted((a, b) => a.at - b.at),
  };
}

/** Expected points at each turn of a seat, and at the end the result. */
export function expectationCurve(
  { turns, summary }: ReviewReport,
  seat: Seat,
): readonly { readonly at: number; readonly value: number }[] {
  const ownTurns = turns.filter((turn) => turn.seat === seat);
  const points = summary.find((sum) => sum.seat === seat)?.points;
  const endIndex = (turns.at(-1)?.at ?? 0) + 1;
  const ownPoints = ownTurns.map(({ at, value }) => ({ at, value }));
  return points === undefined ? ownPoints : [...ownPoints, { at: endIndex, value: points }];
}

/** How many decisions of a seat have no flag, and how many there are. */
export function countSound(
  { turns }: ReviewReport,
  seat: Seat,
): { readonly soundCount: number; readonly decisionCount: number } {
  const ownTurns = turns.filter((turn) => turn.seat === seat);
  return { soundCount: ownTurns.filter(({ flag }) => flag === null).length, decisionCount: ownTurns.length };
}
