import { isObject } from '../../game/json.ts';
import { device } from '../../ui/device/device.ts';
import { parseJson, reloadStores } from '../../ui/device/persistent-atom.ts';
import { ENDINGS_KEY, parseHeld } from '../endings/held-store.ts';
import { MINIS_KEY, parseMinis } from '../mini-games/mini-store.ts';
import { MEMORY_KEY, NO_MEMORY, parseMemory } from './memory/rule-memory.ts';
import { $progress, parseProgress } from './progress.ts';
import { parseStats, STATS_KEY } from './stats/stats.ts';

/** What goes along with what one has learned: its name in the file, where it is kept, and how it is read. */
const EXTRAS: readonly (readonly [name: string, key: string, read: (json: unknown) => object | undefined])[] =
  [
    ['memory', MEMORY_KEY, parseMemory],
    ['stats', STATS_KEY, parseStats],
    ['minis', MINIS_KEY, parseMinis],
    ['endings', ENDINGS_KEY, parseHeld],
  ];

/** What one has learned and remembers, how one has played and what one has reached, as a text one can take along and read again. */
export function exportProgress(): string {
  // What isn’t kept, or can’t be read, is left out.
  const along = EXTRAS.flatMap(([name, key, read]) => {
    const one = read(parseJson(device.read(key) ?? ''));
    return one ? [[name, one] as const] : [];
  });
  return JSON.stringify({ ...$progress.get(), memory: NO_MEMORY, ...Object.fromEntries(along) }, null, 1);
}

/**
 * Takes what was saved as a file for what is known here. What an older file doesn’t have yet stays as it is kept here.
 * @returns whether it could be read; where it can't, all stays as it was
 */
export function importProgress(text: string): boolean {
  const json = parseJson(text);
  const progress = parseProgress(json);
  if (!progress || !isObject(json)) return false;
  const given = EXTRAS.filter(([name]) => json[name] !== undefined);
  const found = given.map(([name, key, read]) => [key, read(json[name])] as const);
  if (found.some(([, one]) => !one)) return false;
  for (const [key, one] of found) device.write(key, JSON.stringify(one));
  $progress.set(progress);
  reloadStores();
  return true;
}
