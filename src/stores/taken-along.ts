import { isObject } from '../game/json.ts';
import { device } from './device/device.ts';
import { parse, readAgain } from './device/kept.ts';
import { memoryKept } from './learned.ts';
import { MEMORY_KEY, readMemory } from './memory/remembered.ts';
import { MINIS_KEY, type Minis, readMinis } from './mini/kept.ts';
import { $progress, readProgress } from './progress.ts';
import { readStats, STATS_KEY, type Stats } from './stats/stats.ts';

/** How one has played, as it is kept; undefined where nothing is, or nothing that can be read. */
const statsKept = (): Stats | undefined => readStats(parse(device.read(STATS_KEY) ?? ''));

/** The stars of mini-games, as they are kept; undefined where none are, or none that can be read. */
const minisKept = (): Minis | undefined => readMinis(parse(device.read(MINIS_KEY) ?? ''));

/** What one has learned and remembers and how one has played, as a text one can take along and read again. */
export const exported = (): string =>
  JSON.stringify(
    { ...$progress.get(), memory: memoryKept(), stats: statsKept(), minis: minisKept() },
    null,
    1,
  );

/**
 * Takes what was saved as a file for what is known here. An older file has no memory of when rules fade, none of
 * how one has played, or no stars: there what is kept here stays.
 * @returns whether it could be read; where it can't, all stays as it was
 */
export function takeOver(text: string): boolean {
  const json = parse(text);
  const progress = readProgress(json);
  const given = isObject(json) ? json['memory'] : undefined;
  const memory = given === undefined ? undefined : readMemory(given);
  const counted = isObject(json) ? json['stats'] : undefined;
  const stats = counted === undefined ? undefined : readStats(counted);
  const starred = isObject(json) ? json['minis'] : undefined;
  const minis = starred === undefined ? undefined : readMinis(starred);
  if (starred !== undefined && !minis) return false;
  if (!progress || (given !== undefined && !memory) || (counted !== undefined && !stats)) return false;
  if (stats) device.write(STATS_KEY, JSON.stringify(stats));
  if (minis) device.write(MINIS_KEY, JSON.stringify(minis));
  if (memory) device.write(MEMORY_KEY, JSON.stringify(memory));
  $progress.set(progress);
  readAgain();
  return true;
}
