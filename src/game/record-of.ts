import * as v from 'valibot';
import { isObject } from './json.ts';

/**
 * A schema for an object with checked keys and values. Valibot's `record` accepts more kinds of keys and would be
 * loaded by every page with a table.
 */
export const recordOf = <T>(name: v.GenericSchema<unknown, string>, thing: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Readonly<Record<string, T>> => {
      const parsedEntries = (isObject(value) ? Object.entries(value) : []).map(
        ([key, one]) => [v.safeParse(name, key), v.safeParse(thing, one)] as const,
      );
      const things = parsedEntries.flatMap(([key, one]) =>
        key.success && one.success ? [[key.output, one.output] as const] : [],
      );
      if (isObject(value) && things.length === parsedEntries.length) return Object.fromEntries(things);
      addIssue({ message: 'This isn’t an object.' });
      return NEVER;
    }),
  );
