import { isObject } from '../../game/json.ts';
import { localStore } from '../../ui/device/device.ts';
import { parseJson } from '../../ui/device/persistent-atom.ts';

/** Storage key of the practice game. */
export const saveKey = (game: string): string => `fair-deal/match/${game}`;

/** Whether an unfinished practice game is saved on this device. */
export function hasUnfinishedGame(game: string): boolean {
  const text = localStore.read(saveKey(game));
  const storedGame = text === null ? null : parseJson(text);
  return text !== null && !(isObject(storedGame) && storedGame['over'] === true);
}
