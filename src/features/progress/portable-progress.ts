import { isObject } from '../../game/json.ts';
import { localStore } from '../../ui/device/device.ts';
import { parseJson, reloadStores } from '../../ui/device/persistent-atom.ts';
import { ENDINGS_KEY, parseHeld } from '../endings/index.ts';
import { MINIS_KEY, parseMinis } from '../mini-games/index.ts';
import { MEMORY_KEY, NO_MEMORY, parseMemory } from './memory/rule-memory.ts';
import { $progress, parseProgress } from './progress.ts';
import { parseStats } from './stats/stats.ts';
import { STATS_KEY } from './stats/stats-key.ts';

/** The other records in an exported file: their name in the file, storage key and parser. */
const EXTRA_RECORDS: readonly (readonly [name: string, key: string, read: (json: unknown) => object | undefined])[] = [
  ['memory', MEMORY_KEY, parseMemory],
  ['stats', STATS_KEY, parseStats],
  ['minis', MINIS_KEY, parseMinis],
  ['endings', ENDINGS_KEY, parseHeld],
];

/** Exports progress, memory, statistics and results as JSON text. */
export function exportProgress(): string {
  // Missing and damaged records are left out.
  const records = EXTRA_RECORDS.flatMap(([name, key, parse]) => {
    const one = parse(parseJson(localStore.read(key) ?? ''));
    return one ? [[name, one] as const] : [];
  });
  return JSON.stringify({ ...$progress.get(), memory: NO_MEMORY, ...Object.fromEntries(records) }, null, 1);
}

/**
 * Replaces the stored progress by that of a file. Records missing in an older file stay as they are.
 * @returns whether the file could be read; if not, nothing changes
 */
export function importProgress(text: string): boolean {
  const json = parseJson(text);
  const progress = parseProgress(json);
  if (!progress || !isObject(json)) return false;
  const givenExtras = EXTRA_RECORDS.filter(([name]) => json[name] !== undefined);
  const parsedExtras = givenExtras.map(([name, key, parse]) => [key, parse(json[name])] as const);
  if (parsedExtras.some(([, one]) => !one)) return false;
  for (const [key, one] of parsedExtras) localStore.write(key, JSON.stringify(one));
  $progress.set(progress);
  reloadStores();
  return true;
}
