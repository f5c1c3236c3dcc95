import { fault, ok, type Result } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import { type Practice, readRecord, writeRecord } from './match-record.ts';

/** Where the practice game of a game is kept on this device. */
export const saveKey = (game: string): string => `fair-deal/match/${game}`;
/** Which tab plays it: written whenever a tab sits down at the game. */
export const tabKey = (game: string): string => `fair-deal/tab/${game}`;
const asideKey = (game: string): string => `fair-deal/set-aside/${game}`;

/** Keeps the game. False where the browser keeps nothing (private windows, full storage). */
export function save(practice: Practice, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(saveKey(practice.game.id), JSON.stringify(writeRecord(practice)));
    return true;
  } catch {
    return false;
  }
}

/** Says to the other tabs that this one plays now. */
export function claim(game: string, storage: Storage = localStorage): void {
  try {
    storage.setItem(tabKey(game), crypto.randomUUID());
  } catch {
    // Where nothing is kept no other tab can have the game.
  }
}

const SEAT = 'fair-deal/seated/';

/** Whether this very tab sat at the table: after a reload, or on the way back, it sits there again. */
export function seated(game: string, now?: boolean): boolean {
  try {
    if (now === true) sessionStorage.setItem(SEAT + game, 'yes');
    if (now === false) sessionStorage.removeItem(SEAT + game);
    return sessionStorage.getItem(SEAT + game) !== null;
  } catch {
    return false;
  }
}

/**
 * The game that was kept; null where there is none. What can't be read is set aside, never thrown away, and
 * the fault says why in a sentence.
 */
export function restore(game: Game, storage: Storage = localStorage): Result<Practice | null> {
  let text: string | null;
  try {
    text = storage.getItem(saveKey(game.id));
  } catch {
    return ok(null);
  }
  if (text === null) return ok(null);
  const read = readRecord(game, parse(text));
  if (read.ok) return read;
  setAside(game, text, storage);
  return fault(
    read.fault.code,
    read.fault.path,
    `The game kept on this device can’t go on: ${read.fault.says}. It was set aside, and you can deal a new one.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function setAside(game: Game, text: string, storage: Storage): void {
  try {
    storage.setItem(asideKey(game.id), text);
    storage.removeItem(saveKey(game.id));
  } catch {
    // Nothing more can be done; the next game overwrites it.
  }
}
