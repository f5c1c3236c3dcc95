import { atom } from 'nanostores';
import type { CoachedGame } from '../../../game/game.ts';
import { type BackupCopy, type BackupResult, backUp, readBackups } from '../../../ui/device/backup.ts';
import { device } from '../../../ui/device/device.ts';
import { parseJson } from '../../../ui/device/persistent-atom.ts';
import type { WriteResult } from '../../../ui/device/storage.ts';
import { isUnfinished, type Practice, readRecord, writeRecord } from '../match-record.ts';
import { leadsTo } from './record-line.ts';
import { clearUnreadable, isUnsaved, serializePractice } from './save.ts';
import { saveKey } from './save-key.ts';
import { hasPlayed } from './undo.ts';

/** A game that was set aside, and why it can't go on if it can't. */
export interface ShelvedGame extends BackupCopy {
  readonly practice: Practice | null;
  readonly why: string;
}

/** The game that made way for the one on the table, until one has gone back to it or sits down elsewhere. */
export const $displacedGame = atom<BackupResult | null>(null);
/** Counts the changes of the shelf, for whoever shows it. */
export const $shelfVersion = atom(0);

const bumpVersion = (): void => $shelfVersion.set($shelfVersion.get() + 1);

/** The games of a kind that were set aside, the last first. */
export function listShelf(game: CoachedGame): readonly ShelvedGame[] {
  return readBackups(device, saveKey(game.id)).map((aside) => {
    const read = readRecord(game, parseJson(aside.text));
    return { ...aside, practice: read.ok ? read.value : null, why: read.ok ? '' : read.fault.says };
  });
}

export function discardShelved({ key }: BackupCopy): void {
  device.remove(key);
  if ($displacedGame.get()?.key === key) $displacedGame.set(null);
  bumpVersion();
}

interface ShelveOptions {
  /** What is played in this page, where it may be nowhere else. */
  readonly own?: Practice | null;
  /** The new game is one's own wish: a deal in which one has not played yet is no loss. */
  readonly dealt?: boolean;
}

/**
 * Makes way for a game that is about to be kept: whatever else is kept in its place, on the device or only in
 * this page, is set aside, unless it is over or the new game is its going on.
 */
export function shelveOthers(practice: Practice, { own = null, dealt = false }: ShelveOptions = {}): void {
  const { game } = practice;
  const key = saveKey(game.id);
  const text = serializePractice(practice);
  const inPage = own && isUnsaved(own) ? serializePractice(own) : null;
  let made: BackupResult | null = null;
  for (const before of new Set([device.stored(key), device.read(key), inPage])) {
    if (before === null || before === text || leadsTo(parseJson(before), parseJson(text))) continue;
    const read = readRecord(game, parseJson(before));
    if (!read.ok) clearUnreadable(key, before);
    else if (isUnfinished(read.value) && !(dealt && !hasPlayed(read.value))) {
      const copy = backUp(device, key, before);
      const isOnDevice = device.stored(key) === before;
      // What only this page has a copy of is not written over.
      if (!copy.safe && isOnDevice) device.protect(key);
      made = { ...copy, safe: copy.safe || isOnDevice };
    }
  }
  $displacedGame.set(made);
  bumpVersion();
}

/**
 * Takes from the shelf what is on the table again: the game that was just kept, or whatever leads to it. Where it
 * is only in this page, what the device has on its shelf stays there.
 */
export function tidyShelf(practice: Practice, kept: WriteResult): void {
  const record = writeRecord(practice);
  for (const { key, text } of readBackups(device, saveKey(practice.game.id))) {
    const isSafer = kept !== 'ok' && device.stored(key) !== null;
    if (!isSafer && leadsTo(parseJson(text), record)) device.remove(key);
  }
  bumpVersion();
}
