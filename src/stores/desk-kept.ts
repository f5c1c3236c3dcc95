import { fault, type Result } from '../game/fault.ts';
import type { Game } from '../game/game.ts';
import { type Practice, readRecord } from './match-record.ts';
import { saveKey } from './save.ts';

/** The practice game kept on this device, unread; null where there is none. The desk only looks at it. */
export function keptGame(game: Game): string | null {
  try {
    return localStorage.getItem(saveKey(game.id));
  } catch {
    return null;
  }
}

export function readKept(game: Game, text: string): Result<Practice> {
  try {
    return readRecord(game, JSON.parse(text));
  } catch {
    return fault('bad-json', '', 'it is damaged');
  }
}
