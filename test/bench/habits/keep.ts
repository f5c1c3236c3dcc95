import { type Bot, listCandidates } from '../../../src/bots/bot.ts';
import type { GameMove, GameState } from '../../../src/game/play.ts';
import type { Seat } from '../../../src/game/seat.ts';

/** Returns the moves that a rule of thumb allows; none means that it doesn't apply. */
export type MoveFilter<S = GameState, M = GameMove> = (moves: readonly M[], view: S, seat: Seat) => readonly M[];

/** Makes a Regular that follows one rule of thumb wherever it applies. */
export const withHabit =
  (filter: MoveFilter): Bot =>
  (game, view, seat, random) => {
    const candidates = listCandidates(game, view, seat);
    const keptMoves = filter(candidates, view, seat);
    const ratedMoves = random
      .shuffle(keptMoves.length > 0 ? keptMoves : candidates)
      .map((move) => ({ move, rating: game.heuristics.rate(view, seat, move) }));
    return ratedMoves.reduce((best, one) => (one.rating > best.rating ? one : best)).move;
  };

/** Makes one Regular per rule of thumb. */
export const withHabits = <S, M>(filters: Readonly<Record<string, MoveFilter<S, M>>>): Readonly<Record<string, Bot>> =>
  Object.fromEntries(Object.entries(filters).map(([id, filter]) => [id, withHabit(filter as never)]));
