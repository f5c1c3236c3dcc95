import { isObject } from '../../game/json.ts';
import { device } from '../../ui/device/device.ts';
import { parseJson, reloadStores } from '../../ui/device/persistent-atom.ts';
import { ENDINGS_KEY, readHeld } from '../endings/kept.ts';
import { MINIS_KEY, readMinis } from '../mini-games/kept.ts';
import { MEMORY_KEY, NO_MEMORY, readMemory } from './memory/remembered.ts';
import { $progress, readProgress } from './progress.ts';
import { readStats, STATS_KEY } from './stats/stats.ts';

/** What goes along with what one has learned: its name in the file, where it is kept, and how it is read. */
const ALONG: readonly (readonly [name: string, key: string, read: (json: unknown) => object | undefined])[] =
  [
    ['memory', MEMORY_KEY, readMemory],
    ['stats', STATS_KEY, readStats],
    ['minis', MINIS_KEY, readMinis],
    ['endings', ENDINGS_KEY, readHeld],
  ];

/** What one has learned and remembers, how one has played and what one has reached, as a text one can take along and read again. */
export function exported(): string {
  // What isn’t kept, or can’t be read, is left out.
  const along = ALONG.flatMap(([name, key, read]) => {
    const one = read(parseJson(device.read(key) ?? ''));
    return one ? [[name, one] as const] : [];
  });
  return JSON.stringify({ ...$progress.get(), memory: NO_MEMORY, ...Object.fromEntries(along) }, null, 1);
}

/**
 * Takes what was saved as a file for what is known here. What an older file doesn’t have yet stays as it is kept here.
 * @returns whether it could be read; where it can't, all stays as it was
 */
export function takeOver(text: string): boolean {
  const json = parseJson(text);
  const progress = readProgress(json);
  if (!progress || !isObject(json)) return false;
  const given = ALONG.filter(([name]) => json[name] !== undefined);
  const found = given.map(([name, key, read]) => [key, read(json[name])] as const);
  if (found.some(([, one]) => !one)) return false;
  for (const [key, one] of found) device.write(key, JSON.stringify(one));
  $progress.set(progress);
  reloadStores();
  return true;
}
