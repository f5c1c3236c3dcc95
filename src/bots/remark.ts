import type { CoachedEngine } from '../game/game.ts';
import type { Advice } from '../game/heuristics.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat, SeatNamer } from '../game/seat.ts';
import { listCandidates } from './bot.ts';

/** A remark on a move: what was good about it, or which move was better and why. */
export interface CoachRemark extends Advice {
  /** The better move, or null if the played one is as good as any. */
  readonly better: GameMove | null;
}

/** Share of the range of ratings within which two moves count as equally good. */
const EQUALLY_GOOD_SHARE = 0.05;
/** Share of the range of ratings from which a move counts as weak. */
const CLEARLY_WORSE = 0.2;

/**
 * Returns the remarks on a move, most important first, by the view before it. Empty if there was no choice or if no
 * rule of thumb tells the moves apart.
 */
export function findRemarks(
  game: CoachedEngine,
  view: GameState,
  seat: Seat,
  playedMove: GameMove,
  name: SeatNamer,
): readonly CoachRemark[] {
  const { play, heuristics } = game;
  const candidates = listCandidates(game, view, seat);
  if (candidates.length < 2 || play.turn(view) !== seat) return [];
  let [bestMove, highestRating, lowestRating]: [GameMove, number, number] = [
    playedMove,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ];
  for (const move of candidates) {
    const rating = heuristics.rate(view, seat, move);
    if (rating > highestRating) [bestMove, highestRating] = [move, rating];
    lowestRating = Math.min(lowestRating, rating);
  }
  const rating = heuristics.rate(view, seat, playedMove);
  const shareBehind =
    (highestRating - rating) / Math.max(highestRating - Math.min(lowestRating, rating), Number.EPSILON);
  const playedAdvice = heuristics.reasons(view, seat, playedMove, name);
  if (shareBehind <= EQUALLY_GOOD_SHARE || highestRating === lowestRating) {
    return playedAdvice.map(({ id, says }) => ({ id: `good-${id}`, says, better: null }));
  }
  if (shareBehind < CLEARLY_WORSE) return [];
  const playedIds = new Set(playedAdvice.map(({ id }) => id));
  return heuristics
    .reasons(view, seat, bestMove, name)
    .filter(({ id }) => !playedIds.has(id))
    .map(({ id, says }) => ({ id: `missed-${id}`, says, better: bestMove }));
}
