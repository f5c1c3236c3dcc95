import { isObject } from '../../../game/json.ts';
import type { Seat } from '../../../game/seat.ts';

/** Version of the stored statistics; raised when its meaning changes. */
export const STATS_VERSION = 1;

/** Results in a game against opponents of one strength. */
export interface PlayTally {
  readonly games: number;
  /** A shared win counts as a fraction. */
  readonly won: number;
  /** Total lead in points over these games. */
  readonly points: number;
  /** Number of games reviewed, with their total luck and the total cost of the player's moves. */
  readonly reviewed: number;
  readonly luck: number;
  readonly cost: number;
  /** How often the player's tries kept a rule, and how often they broke one. */
  readonly kept: number;
  readonly missed: number;
  /** Illegal tries of others that the player objected to or let through, and unfounded objections. */
  readonly caught: number;
  readonly passed: number;
  readonly wrongly: number;
}

/** A game that was counted, with the player's seat and the opponents' strength. */
export interface CountedGame {
  readonly id: string;
  /** Default: 0. */
  readonly seat?: Seat;
  readonly strength: string;
  readonly reviewed: boolean;
}

export interface Stats {
  readonly version: typeof STATS_VERSION;
  /** By game and strength: `<game>/<strength>`. */
  readonly tallies: Readonly<Record<string, PlayTally>>;
  /** The games counted last, the latest first. */
  readonly counted: readonly CountedGame[];
}

export const NO_STATS: Stats = { version: STATS_VERSION, tallies: {}, counted: [] };

const NO_REFEREE = { caught: 0, passed: 0, wrongly: 0 };

export const NO_TALLY: PlayTally = {
  games: 0,
  won: 0,
  points: 0,
  reviewed: 0,
  luck: 0,
  cost: 0,
  kept: 0,
  missed: 0,
  ...NO_REFEREE,
};

/** Number of games remembered. An older game counts again if it is finished again. */
const MAX_COUNTED = 200;

const isTally = (json: unknown): json is PlayTally =>
  isObject(json) &&
  Object.keys(NO_TALLY).every((key) => Number.isFinite(json[key])) &&
  (['games', 'won', 'reviewed', 'kept', 'missed', 'caught', 'passed', 'wrongly'] as const).every(
    (key) => (json[key] as number) >= 0,
  );

const isCounted = (json: unknown): json is CountedGame =>
  isObject(json) &&
  typeof json['id'] === 'string' &&
  (json['seat'] === undefined || (Number.isInteger(json['seat']) && Number(json['seat']) >= 0)) &&
  typeof json['strength'] === 'string' &&
  typeof json['reviewed'] === 'boolean';

/** Parses stored statistics; undefined if the JSON has another shape or version. */
export function parseStats(json: unknown): Stats | undefined {
  if (!isObject(json) || json['version'] !== STATS_VERSION) return undefined;
  const { tallies, counted } = json;
  if (!isObject(tallies)) return undefined;
  // Older records have no figures about refereeing.
  const completeTallies = Object.fromEntries(
    Object.entries(tallies).map(([key, tally]) => [key, isObject(tally) ? { ...NO_REFEREE, ...tally } : tally]),
  );
  if (!Object.values(completeTallies).every(isTally)) return undefined;
  if (!Array.isArray(counted) || !counted.every(isCounted)) return undefined;
  return { version: STATS_VERSION, tallies: completeTallies as unknown as Stats['tallies'], counted };
}

export type TallyChange = Partial<PlayTally>;

/** Identifies a tally by game and strength. */
export interface TallyKey {
  readonly game: string;
  readonly strength: string;
}

const keyOf = ({ game, strength }: TallyKey): string => `${game}/${strength}`;

/** Adds figures to the tally of a game and strength. */
export function addToTally(stats: Stats, tallyKey: TallyKey, change: TallyChange): Stats {
  const key = keyOf(tallyKey);
  const tally = stats.tallies[key] ?? NO_TALLY;
  const sum = Object.fromEntries(
    Object.entries(tally).map(([name, n]) => [name, n + (change[name as keyof PlayTally] ?? 0)]),
  ) as unknown as PlayTally;
  return { ...stats, tallies: { ...stats.tallies, [key]: sum } };
}

export type CountedGameId = Pick<CountedGame, 'id' | 'seat'>;

/** Adds a finished game; returns the same statistics if it was counted before. */
export function addGame(stats: Stats, tallyKey: TallyKey, gameId: CountedGameId, change: TallyChange): Stats {
  if (findCountedGame(stats, gameId.id)) return stats;
  const countedGame: CountedGame = { ...gameId, strength: tallyKey.strength, reviewed: false };
  return {
    ...addToTally(stats, tallyKey, { ...change, games: 1 }),
    counted: [countedGame, ...stats.counted].slice(0, MAX_COUNTED),
  };
}

export const findCountedGame = ({ counted }: Stats, id: string): CountedGame | undefined =>
  counted.find((one) => one.id === id);

/** Adds the review of a counted game; null if it wasn't counted or has been reviewed. */
export function addReview(stats: Stats, game: string, id: string, change: TallyChange): Stats | null {
  const countedGame = findCountedGame(stats, id);
  if (!countedGame || countedGame.reviewed) return null;
  const { strength } = countedGame;
  return {
    ...addToTally(stats, { game, strength }, { ...change, reviewed: 1 }),
    counted: stats.counted.map((one) => (one === countedGame ? { ...one, reviewed: true } : one)),
  };
}

/** The tally of a game against a strength; null if there is none. */
export const findTally = (stats: Stats, tallyKey: TallyKey): PlayTally | null => stats.tallies[keyOf(tallyKey)] ?? null;
