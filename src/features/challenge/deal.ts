import type { JsonObject } from '../../game/json.ts';
import { hashOf } from '../../random/hash.ts';
import type { DayDate } from '../../scenarios/puzzle/date.ts';
import { RECORD_VERSION } from '../practice/saved-record.ts';
import type { Strength } from '../practice/strengths.ts';
import { type Challenge, writeChallenge } from './challenge.ts';

/** Against whom a day’s deal can be played. */
export const DAY_STRENGTHS = ['greedy', 'shark'] as const satisfies readonly Strength[];

/** What makes a game the same for everybody. */
export interface ChallengeDeal {
  readonly game: string;
  /** House rules, as the record has them; those left out are the usual ones. */
  readonly options: JsonObject;
  readonly seed: number;
  readonly strength: Strength;
}

/** The deal of a game on a day: the same for everybody who has that date. */
export const dealOfDay = (game: string, day: DayDate, strength: Strength): ChallengeDeal => ({
  game,
  options: {},
  seed: hashOf(`${day} ${game}`),
  strength,
});

/** A game that is about to be played, as a link holds it: its deal, and nothing yet. */
export const writeDeal = (
  { game, options, seed, strength }: ChallengeDeal,
  challenge: Challenge,
): JsonObject => ({
  version: RECORD_VERSION,
  strength,
  record: { game, options, start: { seed }, moves: [] },
  challenge: writeChallenge(challenge),
});
