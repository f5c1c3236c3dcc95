import { isObject, type JsonObject } from '../../../game/json.ts';
import { device } from '../../device/device.ts';
import { readKept } from '../../device/kept.ts';

const VERSION = 1;
const keyOf = (game: string): string => `fair-deal/writing/${game}`;

/** The record that is being written on this device; null where none is. */
export function keptWriting(game: string): JsonObject | null {
  const kept = readKept<JsonObject>({
    key: keyOf(game),
    version: VERSION,
    what: 'the game you were writing down',
    read: (json) =>
      isObject(json) && json['version'] === VERSION && isObject(json['record']) ? json['record'] : undefined,
  });
  return kept ?? null;
}

/** Keeps the record as it is written, move by move; null: it is finished, or was thrown away. */
export function keepWriting(game: string, record: JsonObject | null): void {
  if (record) device.write(keyOf(game), JSON.stringify({ version: VERSION, record }));
  else device.remove(keyOf(game));
}
