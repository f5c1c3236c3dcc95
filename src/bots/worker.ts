import { loadEngine } from '../games/loader.ts';
import { seeded } from '../random/random.ts';
import type { BotAnswer, BotQuestion } from './protocol.ts';
import { BOTS } from './strengths.ts';

/** Bots think here, so that the page never waits for them. */
async function answer({ id, game: name, bot, view, seat, seed }: BotQuestion): Promise<BotAnswer> {
  const game = await loadEngine(name);
  const choose = BOTS[bot];
  if (!game || !choose) return { id, failed: `no bot ${bot} for ${name}` };
  return { id, move: choose(game, view, seat, seeded(seed)) };
}

self.addEventListener('message', async ({ data }: MessageEvent<BotQuestion>) => {
  try {
    self.postMessage(await answer(data));
  } catch (error) {
    self.postMessage({ id: data.id, failed: String(error) } satisfies BotAnswer);
  }
});
