import type { CoachedEngine } from '../game/game.ts';
import type { Advice } from '../game/heuristics.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat, SeatNamer } from '../game/seat.ts';
import { listCandidates } from './bot.ts';

/** A word on a move that was made: what was good about it, or what would have been better, and why. */
export interface CoachRemark extends Advice {
  /** The better move; null where the one that was made is as good as any. */
  readonly better: GameMove | null;
}

/** Within so much of the whole range of ratings two moves are about as good as each other. */
const AS_GOOD = 0.05;
/** What is worse by so much of it was a slip worth a word. */
const CLEARLY_WORSE = 0.2;

/**
 * What a coach could say of a move, weightiest first, by what the seat could see before it: nothing where there was
 * no choice, or where no rule of thumb says more than that somebody else would have played otherwise.
 */
export function findRemarks(
  game: CoachedEngine,
  view: GameState,
  seat: Seat,
  made: GameMove,
  name: SeatNamer,
): readonly CoachRemark[] {
  const { play, heuristics } = game;
  const others = listCandidates(game, view, seat);
  if (others.length < 2 || play.turn(view) !== seat) return [];
  let [best, top, least]: [GameMove, number, number] = [
    made,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ];
  for (const move of others) {
    const rating = heuristics.rate(view, seat, move);
    if (rating > top) [best, top] = [move, rating];
    least = Math.min(least, rating);
  }
  const rating = heuristics.rate(view, seat, made);
  const behind = (top - rating) / Math.max(top - Math.min(least, rating), Number.EPSILON);
  const mine = heuristics.reasons(view, seat, made, name);
  if (behind <= AS_GOOD || top === least) {
    return mine.map(({ id, says }) => ({ id: `good-${id}`, says, better: null }));
  }
  if (behind < CLEARLY_WORSE) return [];
  const known = new Set(mine.map(({ id }) => id));
  return heuristics
    .reasons(view, seat, best, name)
    .filter(({ id }) => !known.has(id))
    .map(({ id, says }) => ({ id: `missed-${id}`, says, better: best }));
}
