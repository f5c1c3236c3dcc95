import type { StorageArea } from './storage.ts';

const ROOT = 'fair-deal/';
const BACKUP_PREFIX = `${ROOT}set-aside/`;

/** Key prefix of the backups of a key; they are numbered, so that none replaces another. */
const placeOf = (key: string): string => `${BACKUP_PREFIX}${key.replace(ROOT, '')}/`;

/** Text that couldn't be read under its own key. */
export interface BackupCopy {
  /** Key of the copy. */
  readonly key: string;
  readonly text: string;
}

const numberOf = (key: string): number => Number(/\d+$/.exec(key)?.[0] ?? 0);

/** Backups of a key, or of all keys by default; newest first. */
export function readBackups(area: StorageArea, key = ROOT): readonly BackupCopy[] {
  const place = key === ROOT ? BACKUP_PREFIX : placeOf(key);
  return area
    .keys()
    .filter((one) => one.startsWith(place))
    .sort((a, b) => numberOf(b) - numberOf(a))
    .flatMap((one) => {
      const text = area.read(one);
      return text === null ? [] : [{ key: one, text }];
    });
}

/** `isSafe`: the device has stored the copy; otherwise only the memory of this page holds it. */
export interface BackupResult extends BackupCopy {
  readonly isSafe: boolean;
}

/** Copies a text to a backup key. It is safe once it can be read back. */
export function backUp(area: StorageArea, key: string, text: string): BackupResult {
  const earlierCopies = readBackups(area, key);
  const sameCopy = earlierCopies.find((one) => one.text === text);
  const copy = sameCopy?.key ?? `${placeOf(key)}${Math.max(0, ...earlierCopies.map((one) => numberOf(one.key))) + 1}`;
  if (area.readStored(copy) !== text) area.write(copy, text);
  return { key: copy, text, isSafe: area.readStored(copy) === text };
}
