import { fault, ok, type Result } from '../../../game/fault.ts';
import type { ThinkingGame } from '../../../game/game.ts';
import { setAside } from '../../../ui/device/aside.ts';
import { device, tab } from '../../../ui/device/device.ts';
import { isNewer, parse } from '../../../ui/device/kept.ts';
import type { Written } from '../../../ui/device/storage.ts';
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
    const kept = device.kept(key);
    return kept !== null && ours.has(key) && kept !== ours.get(key);
  });
}

function put(key: string, text: string): Written {
  const written = device.write(key, text);
  ours.set(key, device.kept(key));
  return written;
}

/** Keeps the game, over whatever is kept there. */
export const save = (practice: Practice): Written => put(saveKey(practice.game.id), textOf(practice));

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
  if (isNewer(parse(text), RECORD_VERSION)) {
    device.withhold(key);
    return MEANWHILE;
  }
  if (!setAside(device, key, text).safe) {
    device.withhold(key);
    return `There is no room to set it aside. ${MEANWHILE}`;
  }
  device.remove(key);
  return 'It was set aside, and you can deal a new one.';
}

/** The game that was kept; null where there is none. The fault says why it can't be read and where it is now. */
export function restore(game: ThinkingGame): Result<Practice | null> {
  const key = saveKey(game.id);
  const text = device.read(key);
  ours.set(key, device.kept(key));
  if (text === null) return ok(null);
  const read = readRecord(game, parse(text));
  if (read.ok) return read;
  const { code, path, says } = read.fault;
  return fault(code, path, `The game kept on this device can’t go on: ${says}. ${clear(key, text)}`);
}
