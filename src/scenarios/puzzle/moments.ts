import { greedy } from '../../bots/greedy.ts';
import { random as byChance } from '../../bots/random.ts';
import type { CoachedGame } from '../../game/game.ts';
import type { Options } from '../../game/options.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { createRandom } from '../../random/random.ts';

/** A position of a played game, the seat whose turn it is, and its move. */
export interface Moment {
  readonly state: GameState;
  readonly seat: Seat;
  readonly playedMove: GameMove;
  /** Seed for choices at this moment. */
  readonly seed: number;
}

/** Share of random moves, so that unusual positions occur. */
const CHANCE_SHARE = 0.15;

/**
 * Yields moments of games between Regulars, with some random moves. The generator never ends; the same seed
 * gives the same moments.
 * @param chanceShare share of random moves
 */
export function* playMoments(
  game: CoachedGame,
  options: Options,
  seed: number,
  chanceShare = CHANCE_SHARE,
): Generator<Moment, never> {
  const random = createRandom(seed);
  for (;;) {
    let state = game.play.deal(options, random.integerBelow(2 ** 31));
    for (let seat = game.play.turn(state); seat !== null; seat = game.play.turn(state)) {
      const bot = random.fraction() < chanceShare ? byChance : greedy;
      const playedMove = bot(game, game.visibility.view(state, seat), seat, random);
      yield { state, seat, playedMove, seed: random.integerBelow(2 ** 31) };
      state = game.play.play(state, seat, playedMove).state;
    }
  }
}
