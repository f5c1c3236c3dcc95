import type { BotEngine } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import { createRandom } from '../random/random.ts';
import { turnSeed } from '../random/turn-seed.ts';
import type { Bot, Budget } from './bot.ts';

/** So much a Shark thinks: the same on every device, and a whole game in a moment. */
const BUDGET: Budget = { worlds: 12 };

/** No game comes near that; where no house rule ends one for certain, somebody has to. */
const MAX_MOVES = 40_000;

/** The totals a bot comes to in all chairs of a deal. The same deal, the same totals. */
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
      BUDGET,
    );
    state = game.play.play(state, seat, move).state;
  }
  return game.play.outcome(state)?.scores ?? game.play.scores(state);
}
