import type { BotEngine } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import { createRandom } from '../random/random.ts';
import { turnSeed } from '../random/turn-seed.ts';
import type { Bot, Budget } from './bot.ts';

/** Small and without a time limit: the same on every device, and a whole deal takes a moment. */
const ROLLOUT_BUDGET: Budget = { worlds: 12 };

/** Ends a deal that no house rule ends. */
const MAX_MOVES = 40_000;

/** Returns the scores after a bot has played all seats of a deal. The same deal gives the same scores. */
export function playDeal(
  game: BotEngine,
  bot: Bot,
  { options, seed }: { readonly options: Options; readonly seed: number },
): readonly number[] {
  let state = game.play.deal(options, seed);
  for (let turns = 0; turns < MAX_MOVES; turns++) {
    const seat = game.play.turn(state);
    if (seat === null) break;
    const move = bot(
      game,
      game.visibility.view(state, seat),
      seat,
      createRandom(turnSeed(seed, turns)),
      ROLLOUT_BUDGET,
    );
    state = game.play.play(state, seat, move).state;
  }
  return game.play.outcome(state)?.scores ?? game.play.scores(state);
}
