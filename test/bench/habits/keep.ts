import { type Bot, listCandidates } from '../../../src/bots/bot.ts';
import type { GameMove, GameState } from '../../../src/game/play.ts';
import type { Seat } from '../../../src/game/seat.ts';

/** The moves that a rule of thumb leaves; none: it has nothing to say here. */
export type Keeps<S = GameState, M = GameMove> = (moves: readonly M[], view: S, seat: Seat) => readonly M[];

/** A Regular who follows one rule of thumb wherever it says anything. */
export const withHabit =
  (keeps: Keeps): Bot =>
  (game, view, seat, random) => {
    const all = listCandidates(game, view, seat);
    const kept = keeps(all, view, seat);
    const rated = random
      .shuffle(kept.length > 0 ? kept : all)
      .map((move) => ({ move, rating: game.heuristics.rate(view, seat, move) }));
    return rated.reduce((best, one) => (one.rating > best.rating ? one : best)).move;
  };

/** The same of each of several. */
export const withHabits = <S, M>(all: Readonly<Record<string, Keeps<S, M>>>): Readonly<Record<string, Bot>> =>
  Object.fromEntries(Object.entries(all).map(([id, keeps]) => [id, withHabit(keeps as never)]));
