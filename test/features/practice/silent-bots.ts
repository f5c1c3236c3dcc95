import type { BotClient } from '../../../src/bots/client.ts';

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/** Bots that never answer, so that a table stays as it is. */
export const SILENT_BOTS: BotClient = { ask: never, hint: never, lookBack: never };
