import type { Slot } from '../../../game/desk.ts';
import type { Json, JsonObject } from '../../../game/json.ts';

/** One word of a list of what was said or laid: the n-th, and nothing after a gap. */
export function nth(key: string, at: number, is: (json: unknown) => boolean): Slot<Json> {
  const listOf = (json: JsonObject): readonly Json[] => {
    const list = json[key];
    return Array.isArray(list) ? (list as readonly Json[]) : [];
  };
  return {
    read(json) {
      const said = listOf(json)[at];
      return said !== undefined && is(said) ? said : undefined;
    },
    write(json, said) {
      const list = listOf(json);
      const { [key]: _, ...others } = json;
      const now =
        said === undefined || said === null
          ? list.slice(0, at)
          : [...list.slice(0, at), said, ...list.slice(at + 1)];
      return now.length > 0 ? { ...others, [key]: now } : others;
    },
  };
}
