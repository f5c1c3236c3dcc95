import type { JsonObject } from '../../game/json.ts';
import { hashOf } from '../../random/hash.ts';
import type { DayDate } from '../../scenarios/puzzle/date.ts';
import type { Strength } from '../saved-games/index.ts';
import { type Challenge, RECORD_VERSION, writeChallenge } from '../saved-games/index.ts';

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

/** The same deal for everyone with the same date. */
export const dealOfDay = (game: string, day: DayDate, strength: Strength): ChallengeDeal => ({
  game,
  options: {},
  seed: hashOf(`${day} ${game}`),
  strength,
});

/** A game before its first move, as links hold it. */
export const writeDeal = (
  { game, options, seed, strength }: ChallengeDeal,
  challenge: Challenge,
): JsonObject => ({
  version: RECORD_VERSION,
  strength,
  record: { game, options, start: { seed }, moves: [] },
  challenge: writeChallenge(challenge),
});
