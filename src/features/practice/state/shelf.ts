import { atom } from 'nanostores';
import type { CoachedGame } from '../../../game/game.ts';
import { type BackupCopy, type BackupResult, backUp, readBackups } from '../../../ui/device/backup.ts';
import { localStore } from '../../../ui/device/device.ts';
import { parseJson } from '../../../ui/device/persistent-atom.ts';
import type { WriteResult } from '../../../ui/device/storage.ts';
import { isUnfinished, type Practice, readRecord, saveKey, writeRecord } from '../../saved-games/index.ts';
import { leadsTo } from './record-line.ts';
import { clearUnreadable, isUnsaved, serializePractice } from './save.ts';
import { hasPlayed } from './undo.ts';

/** A game that was set aside. If it can’t be read, `practice` is null and `why` says so. */
export interface ShelvedGame extends BackupCopy {
  readonly practice: Practice | null;
  readonly why: string;
}

/** The game that was set aside for the one on the table; null once the player has returned to it or has left. */
export const $displacedGame = atom<BackupResult | null>(null);
/** Counter that changes with the shelf, so that components read it again. */
export const $shelfVersion = atom(0);

const bumpVersion = (): void => $shelfVersion.set($shelfVersion.get() + 1);

/** The shelved games, latest first. */
export function listShelf(game: CoachedGame): readonly ShelvedGame[] {
  return readBackups(localStore, saveKey(game.id)).map((aside) => {
    const read = readRecord(game, parseJson(aside.text));
    return { ...aside, practice: read.ok ? read.value : null, why: read.ok ? '' : read.fault.says };
  });
}

export function discardShelved({ key }: BackupCopy): void {
  localStore.remove(key);
  if ($displacedGame.get()?.key === key) $displacedGame.set(null);
  bumpVersion();
}

interface ShelveOptions {
  /** The game on this page, which may not be saved. */
  readonly own?: Practice | null;
  /** The player dealt a new game: a game without any move of a person isn’t worth keeping. */
  readonly dealt?: boolean;
}

/**
 * Sets aside the games that a new one would overwrite, saved or only on this page. Finished games, and earlier
 * stages of the new one, are dropped.
 */
export function shelveOthers(practice: Practice, { own = null, dealt = false }: ShelveOptions = {}): void {
  const { game } = practice;
  const key = saveKey(game.id);
  const text = serializePractice(practice);
  const inPage = own && isUnsaved(own) ? serializePractice(own) : null;
  let made: BackupResult | null = null;
  for (const before of new Set([localStore.stored(key), localStore.read(key), inPage])) {
    if (before === null || before === text || leadsTo(parseJson(before), parseJson(text))) continue;
    const read = readRecord(game, parseJson(before));
    if (!read.ok) clearUnreadable(key, before);
    else if (isUnfinished(read.value) && !(dealt && !hasPlayed(read.value))) {
      const copy = backUp(localStore, key, before);
      const isOnDevice = localStore.stored(key) === before;
      // A game that couldn’t be copied is protected from being overwritten.
      if (!copy.safe && isOnDevice) localStore.protect(key);
      made = { ...copy, safe: copy.safe || isOnDevice };
    }
  }
  $displacedGame.set(made);
  bumpVersion();
}

/** Removes earlier stages of the current game from the shelf, unless the shelf holds the only saved copy. */
export function tidyShelf(practice: Practice, kept: WriteResult): void {
  const record = writeRecord(practice);
  for (const { key, text } of readBackups(localStore, saveKey(practice.game.id))) {
    const isSafer = kept !== 'ok' && localStore.stored(key) !== null;
    if (!isSafer && leadsTo(parseJson(text), record)) localStore.remove(key);
  }
  bumpVersion();
}
