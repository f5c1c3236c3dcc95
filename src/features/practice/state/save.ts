import { fault, ok, type Result } from '../../../game/fault.ts';
import type { CoachedGame } from '../../../game/game.ts';
import { backUp } from '../../../ui/device/backup.ts';
import { localStore, sessionStore } from '../../../ui/device/device.ts';
import { isNewer, parseJson } from '../../../ui/device/persistent-atom.ts';
import type { WriteResult } from '../../../ui/device/storage.ts';
import { type Practice, RECORD_VERSION, readRecord, saveKey, writeRecord } from '../../saved-games/index.ts';
import { WORDS } from './words.ts';

/** Storage key of the tab that plays a game. A tab writes it on sitting down. */
export const tabKey = (game: string): string => `fair-deal/tab/${game}`;

/** What this tab last read or wrote under each key. A different value comes from another tab. */
const lastSeen = new Map<string, string | null>();

export const serializePractice = (practice: Practice): string => JSON.stringify(writeRecord(practice));

/** Whether the game on this page differs from the saved one. */
export const isUnsaved = (practice: Practice): boolean =>
  lastSeen.get(saveKey(practice.game.id)) !== serializePractice(practice);

/** Whether another tab has written the game, or claimed its table, since this tab did. */
export function isOvertaken(game: string): boolean {
  return [saveKey(game), tabKey(game)].some((key) => {
    const storedText = localStore.readStored(key);
    return storedText !== null && lastSeen.has(key) && storedText !== lastSeen.get(key);
  });
}

function writeKey(key: string, text: string): WriteResult {
  const writeResult = localStore.write(key, text);
  lastSeen.set(key, localStore.readStored(key));
  return writeResult;
}

/** Saves the game. It replaces the saved one. */
export const save = (practice: Practice): WriteResult =>
  writeKey(saveKey(practice.game.id), serializePractice(practice));

/** Tells the other tabs that this one plays now. */
export function claimTable(game: string): void {
  // A time is unique enough here; `randomUUID` needs TLS.
  writeKey(tabKey(game), String(performance.timeOrigin + performance.now()));
}

const seatKey = (game: string): string => `fair-deal/seated/${game}`;

/** Notes, for a reload of this tab, that it sits at the table. */
export function markSeated(game: string): void {
  sessionStore.write(seatKey(game), 'yes');
}

/** Notes that this tab has left the table. */
export function markLeft(game: string): void {
  sessionStore.remove(seatKey(game));
}

export const wasSeated = (game: string): boolean => sessionStore.read(seatKey(game)) !== null;

/**
 * Sets aside a saved game that can't be read, or protects it from being overwritten. Returns a sentence on the
 * outcome.
 */
export function setAsideUnreadable(key: string, text: string): string {
  if (isNewer(parseJson(text), RECORD_VERSION)) {
    localStore.protect(key);
    return WORDS.meanwhile;
  }
  if (!backUp(localStore, key, text).isSafe) {
    localStore.protect(key);
    return `${WORDS.noRoom} ${WORDS.meanwhile}`;
  }
  localStore.remove(key);
  return WORDS.shelved;
}

/** Reads the saved game; null if there is none. The fault says why it can't be read and where it is now. */
export function restore(game: CoachedGame): Result<Practice | null> {
  const key = saveKey(game.id);
  const text = localStore.read(key);
  lastSeen.set(key, localStore.readStored(key));
  if (text === null) return ok(null);
  const result = readRecord(game, parseJson(text));
  if (result.ok) return result;
  const { code, path, says } = result.fault;
  return fault(code, path, `${WORDS.unreadable(says)} ${setAsideUnreadable(key, text)}`);
}
