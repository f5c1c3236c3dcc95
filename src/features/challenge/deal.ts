import { startBotWorker } from '../../bots/client.ts';
import type { DealQuestion } from '../../bots/protocol.ts';
import type { JsonObject } from '../../game/json.ts';
import { hashOf } from '../../random/hash.ts';
import type { DayDate } from '../../scenarios/puzzle/date.ts';
import { createWorkerClient } from '../../workers/client.ts';
import { type Challenge, RECORD_VERSION, type Strength, writeChallenge } from '../saved-games/index.ts';

/** Plays a deal with bots in all seats. `scores` rejects if no worker is available; `stop` ends the worker. */
export function fetchBotScores(
  deal: DealQuestion,
  start: () => Worker = startBotWorker,
): { readonly scores: Promise<readonly number[]>; readonly stop: () => void } {
  const asker = createWorkerClient<{ readonly deal: DealQuestion }, readonly number[]>(start);
  const scores = Promise.resolve()
    .then(() => asker.ask({ deal }))
    .finally(asker.stop);
  return { scores, stop: asker.stop };
}

/** Opponents for the daily deal. */
export const DAY_STRENGTHS = ['greedy', 'shark'] as const satisfies readonly Strength[];

/** What a deal depends on: the same values give the same game. */
export interface ChallengeDeal {
  readonly game: string;
  /** House rules as in a record; the usual ones are left out. */
  readonly options: JsonObject;
  readonly seed: number;
  readonly strength: Strength;
}

/** Returns the daily deal of a game. It is the same for all players on a date. */
export const dealOfDay = (game: string, day: DayDate, strength: Strength): ChallengeDeal => ({
  game,
  options: {},
  seed: hashOf(`${day} ${game}`),
  strength,
});

/** Serializes a deal as a saved game without moves, for a challenge link. */
export const writeDeal = ({ game, options, seed, strength }: ChallengeDeal, challenge: Challenge): JsonObject => ({
  version: RECORD_VERSION,
  strength,
  record: { game, options, start: { seed }, moves: [] },
  challenge: writeChallenge(challenge),
});
