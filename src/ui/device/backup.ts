import type { StorageArea } from './storage.ts';

const ROOT = 'fair-deal/';
const BACKUPS = `${ROOT}set-aside/`;

/** Where copies of what lay under a key are put: numbered, so that none replaces another. */
const placeOf = (key: string): string => `${BACKUPS}${key.replace(ROOT, '')}/`;

/** Something that was set aside. */
export interface BackupCopy {
  /** Where the copy lies. */
  readonly key: string;
  readonly text: string;
}

const numberOf = (key: string): number => Number(/\d+$/.exec(key)?.[0] ?? 0);

/** What was set aside from under a key, or from under all that begin with it; the last first. */
export function readBackups(area: StorageArea, key = ROOT): readonly BackupCopy[] {
  const place = key === ROOT ? BACKUPS : placeOf(key);
  return area
    .keys()
    .filter((one) => one.startsWith(place))
    .sort((a, b) => numberOf(b) - numberOf(a))
    .flatMap((one) => {
      const text = area.read(one);
      return text === null ? [] : [{ key: one, text }];
    });
}

/** A copy, and whether the device has it or only this page. */
export interface BackupResult extends BackupCopy {
  readonly safe: boolean;
}

/** Copies a text that lay under a key to another place. It is safe once it could be read back from there. */
export function backUp(area: StorageArea, key: string, text: string): BackupResult {
  const before = readBackups(area, key);
  const same = before.find((one) => one.text === text);
  const copy = same?.key ?? `${placeOf(key)}${Math.max(0, ...before.map((one) => numberOf(one.key))) + 1}`;
  if (area.stored(copy) !== text) area.write(copy, text);
  return { key: copy, text, safe: area.stored(copy) === text };
}
