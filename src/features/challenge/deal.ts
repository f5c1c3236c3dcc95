import type { JsonObject } from '../../game/json.ts';
import { hashOf } from '../../random/hash.ts';
import type { DayDate } from '../../scenarios/puzzle/date.ts';
import { type Challenge, RECORD_VERSION, type Strength, writeChallenge } from '../saved-games/index.ts';

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
