import { isObject } from '../../../game/json.ts';
import { device } from '../../../ui/device/device.ts';
import { parseJson } from '../../../ui/device/persistent-atom.ts';

/** Where the practice game of a game is kept on this device. */
export const saveKey = (game: string): string => `fair-deal/match/${game}`;

/** Whether a practice game that isn't over is kept on this device. */
export function hasUnfinishedGame(game: string): boolean {
  const text = device.read(saveKey(game));
  const kept = text === null ? null : parseJson(text);
  return text !== null && !(isObject(kept) && kept['over'] === true);
}
