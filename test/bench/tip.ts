import { type Bot, listCandidates } from '../../src/bots/bot.ts';
import { type Estimate, estimateMean } from '../../src/bots/statistics.ts';
import type { CoachedGame, Engine } from '../../src/game/game.ts';
import { defaultOptions, type OptionValue } from '../../src/game/options.ts';
import type { GameMove, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { createRandom, type Random } from '../../src/random/random.ts';

/** A habit that a tip recommends or advises against; its owner plays like a Regular otherwise. */
export interface Tip<S = GameState, M = GameMove> {
  /** What a player with this habit does, as the end of a sentence that begins with “Whoever”. */
  readonly does: string;
  /** Numbers of players for which it is measured. */
  readonly seats: readonly number[];
  /** The moves that the habit allows; none means that it doesn't apply. */
  readonly keeps: (moves: readonly M[], view: S, seat: Seat) => readonly M[];
}

/** The habits of a game, and house rules that make its games short. */
export interface Tips<S = GameState, M = GameMove> {
  /** The unit that is won, in words: “round”. */
  readonly each: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly habits: Readonly<Record<string, Tip<S, M>>>;
}

/** Makes a player with this habit who plays like a Regular otherwise. */
export const regularWithHabit =
  (tip: Tip): Bot =>
  (game, view, seat, random) => {
    const all = listCandidates(game, view, seat);
    const kept = tip.keeps(all, view, seat);
    return best(game, view, seat, random, kept.length > 0 ? kept : all);
  };

/** Picks the best of these moves by a Regular's evaluation; ties at random. */
function best(
  game: Engine,
  view: GameState,
  seat: Seat,
  random: Random,
  moves: readonly GameMove[],
): GameMove {
  let found = moves[0] as GameMove;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of random.shuffle(moves)) {
    const rating = game.heuristics.rate(view, seat, move);
    if (rating > most) [found, most] = [move, rating];
  }
  return found;
}

/** The share of one game won by the side with the habit; shared wins are divided. */
function share(
  game: CoachedGame,
  tip: Tip,
  options: GameState['options'],
  deal: number,
  side: number,
): number {
  const random = createRandom(deal);
  let state = game.play.deal(options, deal);
  const sides = game.play.scores(state).length;
  for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
    const view = game.visibility.view(state, seat);
    const all = listCandidates(game, view, seat);
    const kept = seat % sides === side ? tip.keeps(all, view, seat) : all;
    state = game.play.play(state, seat, best(game, view, seat, random, kept.length > 0 ? kept : all)).state;
  }
  const winners = game.play.outcome(state)?.winners ?? [];
  return winners.includes(side) ? 1 / winners.length : 0;
}

/** Share of all games won by a habit, with each deal played once from every side. */
export function winShare(
  game: CoachedGame,
  tips: Tips,
  tip: Tip,
  asked: { readonly seats: number; readonly deals: number; readonly seed: number },
): Estimate & { readonly fair: number } {
  const usual = defaultOptions(game.options);
  const options = { ...usual, ...tips.options, ...('seats' in usual ? { seats: asked.seats } : {}) };
  const sides = game.play.scores(game.play.deal(options, asked.seed)).length;
  const random = createRandom(asked.seed);
  const shares = Array.from({ length: asked.deals }, () => {
    const deal = random.below(2 ** 30);
    const each = Array.from({ length: sides }, (_, side) => share(game, tip, options, deal, side));
    return each.reduce((sum, one) => sum + one, 0) / sides;
  });
  return { ...estimateMean(shares), fair: 1 / sides };
}
