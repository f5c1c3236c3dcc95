import { createAsker } from '../../workers/ask.ts';
import type { BotsDeal } from './bots-play.ts';

/** A deal that bots are to play. */
export interface BotsAsked extends BotsDeal {
  readonly game: string;
}

/** What bots come to with a deal, in a worker of its own; and what ends that. It is refused where none can be had. */
export function askBots(
  asked: BotsAsked,
  start = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
): { readonly scores: Promise<readonly number[]>; readonly stop: () => void } {
  const asker = createAsker<BotsAsked, readonly number[]>(start);
  const scores = Promise.resolve()
    .then(() => asker.ask(asked))
    .finally(asker.stop);
  return { scores, stop: asker.stop };
}
