import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { recordOf } from '../../src/game/record-of.ts';

const schema = recordOf(v.pipe(v.string(), v.maxLength(3)), v.number());
const parseRecord = (json: unknown) => v.safeParse(schema, json);

describe('a record of named values', () => {
  test('is read', () => {
    expect(parseRecord({ one: 1, two: 2 })).toMatchObject({ success: true, output: { one: 1, two: 2 } });
    expect(parseRecord({})).toMatchObject({ success: true, output: {} });
  });

  test('is refused if a value, a name or the whole has another type', () => {
    for (const invalidInput of [{ one: 1, two: 'two' }, { three: 3 }, [1], null, 'one', undefined]) {
      expect(parseRecord(invalidInput).success, JSON.stringify(invalidInput)).toBe(false);
    }
  });

  test('is refused in a sentence', () => {
    expect(parseRecord([1]).issues?.map(({ message }) => message)).toEqual(['This isn’t an object.']);
  });

  test('reaches no prototype', () => {
    const parsedRecord = v.parse(recordOf(v.string(), v.unknown()), JSON.parse('{"__proto__":{"sly":true}}'));
    expect('sly' in parsedRecord).toBe(false);
    expect(Object.getPrototypeOf(parsedRecord)).toBe(Object.prototype);
  });
});
