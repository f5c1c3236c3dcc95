import type { GameMove } from '../game/play.ts';
import { loadEngine } from '../games/loader.ts';
import { seeded } from '../random/random.ts';
import { answerWith } from '../workers/answer.ts';
import type { BotQuestion } from './protocol.ts';
import { BOTS } from './strengths.ts';

/** Bots think here, so that the page never waits for them. */
async function choose({ game: name, bot, view, seat, seed }: BotQuestion): Promise<GameMove> {
  const game = await loadEngine(name);
  const choice = BOTS[bot];
  if (!game || !choice) throw new RangeError(`no bot ${bot} for ${name}`);
  return choice(game, view, seat, seeded(seed));
}

answerWith(choose);
