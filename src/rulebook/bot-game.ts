import { greedy } from '../bots/greedy.ts';
import type { CountedPile } from '../game/count.ts';
import type { WholeGame } from '../game/game.ts';
import { defaultOptions } from '../game/options.ts';
import { gameById } from '../games/index.ts';
import { createRandom } from '../random/random.ts';

/** One deal of a game, played to its end. */
export interface BotDeal {
  /** Cards of each side at the count. */
  readonly piles: readonly CountedPile[];
  /** Total score of each side after the deal. */
  readonly totals: readonly number[];
}

/** A whole game between bots. */
export interface BotGame {
  readonly seats: number;
  readonly deals: readonly BotDeal[];
}

const gameCache = new Map<string, BotGame>();

/**
 * Plays a whole game by the default house rules; the same seed gives the same game. Cached for all pages that show it.
 * @throws RangeError if there is no such game
 */
export function playBotGame(id: string, seed: number): BotGame {
  const game = gameById(id);
  if (!game) throw new RangeError(`There is no game ${id}`);
  const key = `${id}/${seed}`;
  const botGame = gameCache.get(key) ?? playThrough(game, seed);
  gameCache.set(key, botGame);
  return botGame;
}

function playThrough(game: WholeGame, seed: number): BotGame {
  const { play, visibility, count } = game;
  const options = defaultOptions(game.options);
  const random = createRandom(seed);
  const deals: BotDeal[] = [];
  let state = play.deal(options, seed);
  for (let seat = play.turn(state); seat !== null; seat = play.turn(state)) {
    const move = greedy(game, visibility.view(state, seat), seat, random);
    const { state: nextState, events } = play.play(state, seat, move);
    if (events.some(({ points }) => points !== undefined)) {
      const closing = play.closing?.(state, seat, move) ?? nextState;
      deals.push({ piles: count.piles(closing, events), totals: play.scores(nextState) });
    }
    state = nextState;
  }
  return { seats: game.seats(options), deals };
}
