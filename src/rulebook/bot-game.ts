import { greedy } from '../bots/greedy.ts';
import type { CountedPile } from '../game/count.ts';
import type { WholeGame } from '../game/game.ts';
import { defaultOptions } from '../game/options.ts';
import { gameById } from '../games/index.ts';
import { createRandom } from '../random/random.ts';

/** A deal of a game that was played to its end. */
export interface BotDeal {
  /** What lay before each side when it was counted. */
  readonly piles: readonly CountedPile[];
  /** What each side had in all once it was written down. */
  readonly totals: readonly number[];
}

/** A whole game between bots, deal by deal. */
export interface BotGame {
  readonly seats: number;
  readonly deals: readonly BotDeal[];
}

const gameCache = new Map<string, BotGame>();

/**
 * A whole game by the usual house rules: the same seed, the same game. Played once for all pages that draw it.
 * @throws RangeError where there is no such game
 */
export function playBotGame(id: string, seed: number): BotGame {
  const game = gameById(id);
  if (!game) throw new RangeError(`There is no game ${id}`);
  const key = `${id}/${seed}`;
  const known = gameCache.get(key) ?? playThrough(game, seed);
  gameCache.set(key, known);
  return known;
}

function playThrough(game: WholeGame, seed: number): BotGame {
  const { play, visibility, count } = game;
  const options = defaultOptions(game.options);
  const random = createRandom(seed);
  const deals: BotDeal[] = [];
  let state = play.deal(options, seed);
  for (let seat = play.turn(state); seat !== null; seat = play.turn(state)) {
    const move = greedy(game, visibility.view(state, seat), seat, random);
    const { state: next, events } = play.play(state, seat, move);
    if (events.some(({ points }) => points !== undefined)) {
      const closing = play.closing?.(state, seat, move) ?? next;
      deals.push({ piles: count.piles(closing, events), totals: play.scores(next) });
    }
    state = next;
  }
  return { seats: game.seats(options), deals };
}
