import { type Bot, listCandidates } from '../../src/bots/bot.ts';
import { type Estimate, estimateMean } from '../../src/bots/statistics.ts';
import type { CoachedGame, Engine } from '../../src/game/game.ts';
import { defaultOptions, type OptionValue } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom, type Random } from '../../src/random/random.ts';

/**
 * A habit that a tip recommends or advises against. A player with the habit otherwise plays like a Regular.
 */
export interface Tip<S = GameState, M = GameMove> {
  /** What a player with this habit does, as the end of a sentence that begins with “Whoever”. */
  readonly does: string;
  /** Numbers of players for which it is measured. */
  readonly seats: readonly number[];
  /** The moves that the habit allows; none means that it doesn't apply. */
  readonly filter: (moves: readonly M[], view: S, seat: Seat) => readonly M[];
}

/** The habits of a game, and the house rules that make its games short enough to measure. */
export interface Tips<S = GameState, M = GameMove> {
  /** The unit that is won, as a word in a sentence: “round”. */
  readonly each: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly habits: Readonly<Record<string, Tip<S, M>>>;
}

/** Makes a player with this habit who plays like a Regular otherwise. */
export const regularWithHabit =
  (tip: Tip): Bot =>
  (game, view, seat, random) => {
    const candidates = listCandidates(game, view, seat);
    const keptMoves = tip.filter(candidates, view, seat);
    return pickBest(game, view, seat, random, keptMoves.length > 0 ? keptMoves : candidates);
  };

/** Picks the best of these moves by a Regular's evaluation; ties at random. */
function pickBest(game: Engine, view: GameState, seat: Seat, random: Random, moves: readonly GameMove[]): GameMove {
  let bestMove = moves[0] as GameMove;
  let bestRating = Number.NEGATIVE_INFINITY;
  for (const move of random.shuffle(moves)) {
    const rating = game.heuristics.rate(view, seat, move);
    if (rating > bestRating) [bestMove, bestRating] = [move, rating];
  }
  return bestMove;
}

/** Returns the share of one game won by the side with the habit; a shared win is divided. */
function playShare(game: CoachedGame, tip: Tip, options: GameState['options'], deal: number, side: number): number {
  const random = createRandom(deal);
  let state = game.play.deal(options, deal);
  const sides = game.play.scores(state).length;
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const view = game.visibility.view(state, seat);
    const candidates = listCandidates(game, view, seat);
    const keptMoves = seat % sides === side ? tip.filter(candidates, view, seat) : candidates;
    state = game.play.play(
      state,
      seat,
      pickBest(game, view, seat, random, keptMoves.length > 0 ? keptMoves : candidates),
    ).state;
  }
  const winners = game.play.outcome(state)?.winners ?? [];
  return winners.includes(side) ? 1 / winners.length : 0;
}

/** Returns the share of all games won by a habit, with each deal played once from every side. */
export function winShare(
  game: CoachedGame,
  tips: Tips,
  tip: Tip,
  sampling: { readonly seats: number; readonly deals: number; readonly seed: number },
): Estimate & { readonly fair: number } {
  const defaults = defaultOptions(game.options);
  const options = { ...defaults, ...tips.options, ...('seats' in defaults ? { seats: sampling.seats } : {}) };
  const sides = game.play.scores(game.play.deal(options, sampling.seed)).length;
  const random = createRandom(sampling.seed);
  const shares = Array.from({ length: sampling.deals }, () => {
    const deal = random.integerBelow(2 ** 30);
    const sharePerSide = Array.from({ length: sides }, (_, side) => playShare(game, tip, options, deal, side));
    return sharePerSide.reduce((sum, one) => sum + one, 0) / sides;
  });
  return { ...estimateMean(shares), fair: 1 / sides };
}
