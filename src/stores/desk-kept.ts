import type { Result } from '../game/fault.ts';
import type { DeskGame, Game } from '../game/game.ts';
import { device } from './device/device.ts';
import { parse } from './device/kept.ts';
import { type Practice, readRecord } from './match-record.ts';
import { saveKey } from './practice/save-key.ts';

/** The practice game kept on this device, unread; null where there is none. The desk only looks at it. */
export const keptGame = (game: Game): string | null => device.read(saveKey(game.id));

export const readKept = (game: DeskGame, text: string): Result<Practice<DeskGame>> =>
  readRecord(game, parse(text));
