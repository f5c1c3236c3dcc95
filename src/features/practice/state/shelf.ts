import { atom } from 'nanostores';
import type { CoachedGame } from '../../../game/game.ts';
import { type BackupCopy, type BackupResult, backUp, readBackups } from '../../../ui/device/backup.ts';
import { localStore } from '../../../ui/device/device.ts';
import { parseJson } from '../../../ui/device/persistent-atom.ts';
import type { WriteResult } from '../../../ui/device/storage.ts';
import { isUnfinished, type Practice, readRecord, saveKey, writeRecord } from '../../saved-games/index.ts';
import { isContinuation } from './record-line.ts';
import { isUnsaved, serializePractice, setAsideUnreadable } from './save.ts';
import { hasPlayed } from './undo.ts';

/** A game that was set aside. If it can't be read, `practice` is null and `why` says so. */
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
  return readBackups(localStore, saveKey(game.id)).map((backup) => {
    const result = readRecord(game, parseJson(backup.text));
    return { ...backup, practice: result.ok ? result.value : null, why: result.ok ? '' : result.fault.says };
  });
}

export function discardShelved({ key }: BackupCopy): void {
  localStore.remove(key);
  if ($displacedGame.get()?.key === key) $displacedGame.set(null);
  bumpVersion();
}

interface ShelveOptions {
  /** The game on this page, which may not be saved. */
  readonly pageGame?: Practice | null;
  /** The player dealt a new game. Then a game without any move of a person is dropped. */
  readonly isNewDeal?: boolean;
}

/**
 * Sets aside the games that a new one would overwrite, saved or only on this page. Finished games, and earlier
 * stages of the new one, are dropped.
 */
export function shelveOthers(practice: Practice, { pageGame = null, isNewDeal = false }: ShelveOptions = {}): void {
  const { game } = practice;
  const key = saveKey(game.id);
  const text = serializePractice(practice);
  const inPage = pageGame && isUnsaved(pageGame) ? serializePractice(pageGame) : null;
  let backupResult: BackupResult | null = null;
  for (const savedText of new Set([localStore.readStored(key), localStore.read(key), inPage])) {
    if (savedText === null || savedText === text || isContinuation(parseJson(savedText), parseJson(text))) continue;
    const result = readRecord(game, parseJson(savedText));
    if (!result.ok) setAsideUnreadable(key, savedText);
    else if (isUnfinished(result.value) && !(isNewDeal && !hasPlayed(result.value))) {
      const copy = backUp(localStore, key, savedText);
      const isOnDevice = localStore.readStored(key) === savedText;
      // A game that couldn't be copied is protected from being overwritten.
      if (!copy.isSafe && isOnDevice) localStore.protect(key);
      backupResult = { ...copy, isSafe: copy.isSafe || isOnDevice };
    }
  }
  $displacedGame.set(backupResult);
  bumpVersion();
}

/** Removes earlier stages of the current game from the shelf, unless the shelf holds the only saved copy. */
export function tidyShelf(practice: Practice, writeResult: WriteResult): void {
  const record = writeRecord(practice);
  for (const { key, text } of readBackups(localStore, saveKey(practice.game.id))) {
    const isSafer = writeResult !== 'ok' && localStore.readStored(key) !== null;
    if (!isSafer && isContinuation(parseJson(text), record)) localStore.remove(key);
  }
  bumpVersion();
}
