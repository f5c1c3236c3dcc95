import { isObject } from '../../../game/json.ts';
import type { Seat } from '../../../game/seat.ts';

/** Where it is kept on this device how one has played. */
export const STATS_KEY = 'fair-deal/stats';

/** Raised when what is kept means something else than before. */
export const STATS_VERSION = 1;

/** How one has played a game against opponents of one strength. */
export interface PlayTally {
  /** Games played to their end. */
  readonly games: number;
  /** Games won, a shared win by its share. */
  readonly won: number;
  /** Points ahead of the others, summed up over these games. */
  readonly points: number;
  /** Games that were reviewed, and of these what luck gave and one’s own moves cost. */
  readonly reviewed: number;
  readonly luck: number;
  readonly cost: number;
  /** Rules that tries kept, and missed. */
  readonly kept: number;
  readonly missed: number;
  /** What others tried though they might not: objected to, and let through; and objections for nothing. */
  readonly caught: number;
  readonly passed: number;
  readonly wrongly: number;
}

/** A game that was counted: what tells it from others, where one sat, how strong they were, and whether it was reviewed. */
export interface CountedGame {
  readonly id: string;
  /** Left out: the first. */
  readonly seat?: Seat;
  readonly strength: string;
  readonly reviewed: boolean;
}

/** How one has played, on this device and nowhere else. */
export interface Stats {
  readonly version: typeof STATS_VERSION;
  /** By game and strength: `<game>/<strength>`. */
  readonly tallies: Readonly<Record<string, PlayTally>>;
  /** The last games that were counted, the latest first. */
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

/** So many games are told apart: an older one that comes again counts again. */
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

/** Undefined where that is none of ours. */
export function parseStats(json: unknown): Stats | undefined {
  if (!isObject(json) || json['version'] !== STATS_VERSION) return undefined;
  const { tallies, counted } = json;
  if (!isObject(tallies)) return undefined;
  // What was kept before one could be the referee says nothing of that.
  const whole = Object.fromEntries(
    Object.entries(tallies).map(([key, tally]) => [
      key,
      isObject(tally) ? { ...NO_REFEREE, ...tally } : tally,
    ]),
  );
  if (!Object.values(whole).every(isTally)) return undefined;
  if (!Array.isArray(counted) || !counted.every(isCounted)) return undefined;
  return { version: STATS_VERSION, tallies: whole as unknown as Stats['tallies'], counted };
}

/** What is added to a tally. */
export type TallyChange = Partial<PlayTally>;

/** Of which tally: a game, and how strong the others are. */
export interface TallyKey {
  readonly game: string;
  readonly strength: string;
}

const keyOf = ({ game, strength }: TallyKey): string => `${game}/${strength}`;

/** The stats with more in one tally. */
export function addToTally(stats: Stats, whom: TallyKey, more: TallyChange): Stats {
  const key = keyOf(whom);
  const before = stats.tallies[key] ?? NO_TALLY;
  const sum = Object.fromEntries(
    Object.entries(before).map(([name, n]) => [name, n + (more[name as keyof PlayTally] ?? 0)]),
  ) as unknown as PlayTally;
  return { ...stats, tallies: { ...stats.tallies, [key]: sum } };
}

/** What tells a game from others, and where one sat in it. */
export type CountedGameId = Pick<CountedGame, 'id' | 'seat'>;

/** The stats with a game that was played to its end; the same where it has been counted. */
export function addGame(stats: Stats, whom: TallyKey, own: CountedGameId, more: TallyChange): Stats {
  if (findCountedGame(stats, own.id)) return stats;
  const one: CountedGame = { ...own, strength: whom.strength, reviewed: false };
  return {
    ...addToTally(stats, whom, { ...more, games: 1 }),
    counted: [one, ...stats.counted].slice(0, MAX_COUNTED),
  };
}

/** As what a game was counted; undefined where it wasn’t. */
export const findCountedGame = ({ counted }: Stats, id: string): CountedGame | undefined =>
  counted.find((one) => one.id === id);

/** The stats with the review of a game that was counted; null where it wasn’t, or has been reviewed before. */
export function addReview(stats: Stats, game: string, id: string, more: TallyChange): Stats | null {
  const found = findCountedGame(stats, id);
  if (!found || found.reviewed) return null;
  const { strength } = found;
  return {
    ...addToTally(stats, { game, strength }, { ...more, reviewed: 1 }),
    counted: stats.counted.map((one) => (one === found ? { ...one, reviewed: true } : one)),
  };
}

/** The tally of a game against a strength; null where nothing has happened. */
export const findTally = (stats: Stats, whom: TallyKey): PlayTally | null =>
  stats.tallies[keyOf(whom)] ?? null;
