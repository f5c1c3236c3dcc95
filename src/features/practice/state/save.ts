import { fault, ok, type Result } from '../../../game/fault.ts';
import type { CoachedGame } from '../../../game/game.ts';
import { backUp } from '../../../ui/device/backup.ts';
import { device, tab } from '../../../ui/device/device.ts';
import { isNewer, parseJson } from '../../../ui/device/persistent-atom.ts';
import type { WriteResult } from '../../../ui/device/storage.ts';
import { type Practice, RECORD_VERSION, readRecord, writeRecord } from '../match-record.ts';
import { saveKey } from './save-key.ts';

/** Which tab plays it: written whenever a tab sits down at the game. */
export const tabKey = (game: string): string => `fair-deal/tab/${game}`;

/** What this tab last read or wrote under each key: anything else there is another tab's. */
const ours = new Map<string, string | null>();

export const textOf = (practice: Practice): string => JSON.stringify(writeRecord(practice));

/** Whether this page has a game as nobody else has it. */
export const isUnsaved = (practice: Practice): boolean =>
  ours.get(saveKey(practice.game.id)) !== textOf(practice);

/** Whether another tab has written the game, or sat down at it, since this one did. */
export function isOvertaken(game: string): boolean {
  return [saveKey(game), tabKey(game)].some((key) => {
    const kept = device.stored(key);
    return kept !== null && ours.has(key) && kept !== ours.get(key);
  });
}

function put(key: string, text: string): WriteResult {
  const written = device.write(key, text);
  ours.set(key, device.stored(key));
  return written;
}

/** Keeps the game, over whatever is kept there. */
export const save = (practice: Practice): WriteResult => put(saveKey(practice.game.id), textOf(practice));

/** Says to the other tabs that this one plays now. */
export function claim(game: string): void {
  // No two tabs do so at the same moment; `randomUUID` is missing where the site is served without TLS.
  put(tabKey(game), String(performance.timeOrigin + performance.now()));
}

/** Whether this very tab sat at the table: after a reload, or on the way back, it sits there again. */
export function seated(game: string, now?: boolean): boolean {
  const key = `fair-deal/seated/${game}`;
  if (now === true) tab.write(key, 'yes');
  if (now === false) tab.remove(key);
  return tab.read(key) !== null;
}

const MEANWHILE = 'It stays as it is, and a new game is kept as long as this page is open.';

/**
 * Clears a game that can't be read out of the way, or keeps its place from being written to. Answers with what
 * has become of it.
 */
export function clear(key: string, text: string): string {
  if (isNewer(parseJson(text), RECORD_VERSION)) {
    device.protect(key);
    return MEANWHILE;
  }
  if (!backUp(device, key, text).safe) {
    device.protect(key);
    return `There is no room to set it aside. ${MEANWHILE}`;
  }
  device.remove(key);
  return 'It was set aside, and you can deal a new one.';
}

/** The game that was kept; null where there is none. The fault says why it can't be read and where it is now. */
export function restore(game: CoachedGame): Result<Practice | null> {
  const key = saveKey(game.id);
  const text = device.read(key);
  ours.set(key, device.stored(key));
  if (text === null) return ok(null);
  const read = readRecord(game, parseJson(text));
  if (read.ok) return read;
  const { code, path, says } = read.fault;
  return fault(code, path, `The game kept on this device can’t go on: ${says}. ${clear(key, text)}`);
}
