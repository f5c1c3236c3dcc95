import type { Budget } from '../../bots/bot.ts';
import { BOTS } from '../../bots/bots.ts';
import type { SearchedGame } from '../../game/game.ts';
import type { Options } from '../../game/options.ts';
import { seeded } from '../../random/random.ts';
import { turnSeed } from '../practice/turn-seed.ts';
import type { Strength } from '../strengths.ts';

/** So much a Shark thinks: the same on every device, and a whole game in a moment. */
const BUDGET: Budget = { worlds: 12 };

/** A deal, and who is to play it in all its chairs. */
export interface BotsDeal {
  readonly options: Options;
  readonly seed: number;
  readonly strength: Strength;
}

/** The totals bots come to with the same cards, in one’s own chair too. The same deal, the same totals. */
export function botsPlay(game: SearchedGame, { options, seed, strength }: BotsDeal): readonly number[] {
  const bot = BOTS[strength];
  if (!bot) throw new RangeError(`no bot ${strength}`);
  let state = game.play.deal(options, seed);
  for (let length = 0; length < game.play.bound; length++) {
    const seat = game.play.turn(state);
    if (seat === null) break;
    const random = seeded(turnSeed({ seed, turns: { length } }));
    state = game.play.play(state, seat, bot(game, game.seen.view(state, seat), seat, random, BUDGET)).state;
  }
  return game.play.outcome(state)?.scores ?? game.play.scores(state);
}
