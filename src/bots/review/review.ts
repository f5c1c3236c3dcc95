import { UNKNOWN } from '../../cards/card.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { SURE } from '../mean.ts';
import type { Decision, Reviewed, Work } from './decision.ts';
import { judged } from './judged.ts';
import { dealt, drawn, isOpen, type Luck, type Made, together } from './luck.ts';

/** A decision of a game: `at` counts what was tried, from 0. */
export interface Turned extends Made {
  readonly at: number;
}

/** A decision that was judged, and what its seat could see before it. */
export interface JudgedAt {
  readonly at: number;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly view: GameState;
  readonly decision: Decision;
}

/** How a game went for a seat, in points of the game ahead of the others: points = luck − cost + left. */
export interface Sum {
  readonly seat: Seat;
  readonly points: number;
  /** What its own decisions cost it, and how far off that may be (95 %). */
  readonly cost: number;
  readonly costError: number;
  /** What deals and draws gave it; null where not every hand is known. */
  readonly luck: number | null;
  readonly luckError: number | null;
  /** What the others’ play gave it, and what luck and cost are off by. */
  readonly left: number | null;
}

export interface Review {
  readonly decisions: readonly JudgedAt[];
  readonly summary: readonly Sum[];
}

/** So many decimals of a point are told: sums are made of what is told, so that they come out. */
const DECIMALS = 2;
export const told = (n: number): number => Number(n.toFixed(DECIMALS)) + 0;

/** Each decision draws its own worlds. */
const workAt = ({ worlds, seed }: Work, at: number): Work => ({
  worlds,
  seed: (seed ^ Math.imul(at + 1, 0x85ebca6b)) >>> 0,
});

/** Whether the cards were written down of whoever decided: else nobody can say what they could have done. */
const isKnown = ({ before, seat }: Made): boolean => !(handsOf(before)[seat] ?? []).includes(UNKNOWN);

/** Luck is the sum of many chances: each is looked at in so many times the worlds of a decision. */
const CLOSER = 8;

/** What deals and draws gave each seat; null where not every hand is known. */
function luckOf(
  game: Reviewed,
  start: GameState,
  turns: readonly Turned[],
  work: Work,
  progress: (done: number) => void,
): Luck | null {
  if (!isOpen(start) || !turns.every(({ after }) => isOpen(after))) return null;
  // Chances of their own: no decision is judged in the same worlds.
  const apart = { worlds: CLOSER * work.worlds, seed: work.seed + 1 };
  return turns.reduce(
    (sum, turn, n) => {
      progress(n);
      const by = drawn(game, turn, workAt(apart, turn.at));
      return by ? together(sum, by) : sum;
    },
    dealt(game, start, workAt(apart, -1)),
  );
}

/** How the game went for a seat. */
function sumOf(
  game: Reviewed,
  seat: Seat,
  end: GameState,
  decisions: readonly JudgedAt[],
  luck: Luck | null,
): Sum {
  const own = decisions.filter((one) => one.seat === seat).map(({ decision }) => decision);
  const points = told(game.search.value(end, seat));
  const cost = told(own.reduce((sum, one) => sum + told(one.cost), 0));
  const squares = own.reduce((sum, one) => sum + (one.cost > 0 ? one.error ** 2 : 0), 0);
  const given = luck && told(luck.means[seat] ?? 0);
  return {
    seat,
    points,
    cost,
    costError: told(Math.sqrt(squares)),
    luck: given,
    luckError: luck && told(SURE * Math.sqrt(luck.squares[seat] ?? 0)),
    left: given === null ? null : told(points - given + cost),
  };
}

/**
 * Judges every decision of a game by what its seat could know, and tells luck from play. The same game, worlds and
 * seed, the same figures.
 * @param progress hears how much of how much is done: each turn is looked at twice, for play and for luck
 */
export function review(
  game: Reviewed,
  start: GameState,
  turns: readonly Turned[],
  work: Work,
  progress?: (done: number, of: number) => void,
): Review {
  const decisions: JudgedAt[] = [];
  for (const [n, turn] of turns.entries()) {
    progress?.(n, 2 * turns.length);
    if (!isKnown(turn)) continue;
    const { at, seat, move, before } = turn;
    const view = game.seen.view(before, seat);
    decisions.push({ at, seat, move, view, decision: judged(game, view, seat, move, workAt(work, at)) });
  }
  const luck = luckOf(game, start, turns, work, (n) => progress?.(turns.length + n, 2 * turns.length));
  const end = turns.at(-1)?.after ?? start;
  const summary = handsOf(start).map((_, seat) => sumOf(game, seat, end, decisions, luck));
  return { decisions, summary };
}
