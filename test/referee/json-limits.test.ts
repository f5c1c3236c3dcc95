import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { hashOf } from '../../src/random/hash.ts';
import { answer, COMMANDS } from '../../src/referee/answer.ts';
import { excessOf, isDeep, MAX_ENTRIES, MAX_PARTS } from '../../src/referee/json-limits.ts';
import { packMatch, unpackMatch } from '../../src/referee/link.ts';

const find = (id: string) => games.find((game) => game.id === id);
const list = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const object = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test('a link of endless brackets is refused as fast as it is read', () => {
  const startUsage = process.cpuUsage();
  expect(unpackMatch(`1m${']'.repeat(1_000_000)}x`).ok).toBe(false);
  expect(process.cpuUsage(startUsage).user / 1000).toBeLessThan(2000);
});

test('more lists and objects than any record has are refused unread', () => {
  const lists = `[${'[],'.repeat(MAX_PARTS)}1]`;
  for (const command of COMMANDS) {
    expect(answer(command, `{"moves":${lists}}`, find)).toMatchObject({ error: { code: 'too-much' } });
  }
  expect(excessOf('[]'.repeat(MAX_PARTS))).toBeNull();
  expect(excessOf('[]'.repeat(MAX_PARTS + 1))).toBe('many');
});

test('a list or object with more entries than any record has is refused unread, and a comma in a text isn’t an entry', () => {
  const numbers = (n: number): string => `[${new Array(n).fill(1).join()}]`;
  const keys = (n: number): string => `{${Array.from({ length: n }, (_, i) => `"${i}":1`).join()}}`;
  for (const write of [numbers, keys]) {
    expect(excessOf(write(MAX_ENTRIES))).toBeNull();
    expect(excessOf(write(MAX_ENTRIES + 1))).toBe('long');
    expect(excessOf(`[${write(MAX_ENTRIES)},${write(MAX_ENTRIES)}]`)).toBeNull();
    expect(excessOf(`[[],${write(2)},${numbers(MAX_ENTRIES).slice(1)}`)).toBe('long');
  }
  expect(excessOf(`["${','.repeat(2 * MAX_ENTRIES)}"]`)).toBeNull();
});

test.each([
  [100, false],
  [101, true],
  [1_000_000, true],
])('%i nested brackets are too many: %s', (depth, isTooDeep) => {
  expect(isDeep(list(depth))).toBe(isTooDeep);
  expect(isDeep(object(depth))).toBe(isTooDeep);
});

test('a bracket that closes ends only the innermost list', () => {
  expect(isDeep('[{},'.repeat(100))).toBe(true);
  expect(isDeep('[{},'.repeat(99))).toBe(false);
});

test('brackets side by side, or in a text, aren’t nested', () => {
  expect(isDeep(`[${'[],'.repeat(500)}1]`)).toBe(false);
  expect(isDeep(JSON.stringify({ names: ['['.repeat(300), `\\"${'{'.repeat(300)}`] }))).toBe(false);
});

describe('deep nesting', () => {
  test.each(games.map(({ id }) => id))('is too much for the referee, wherever it is: %s', (id) => {
    for (const command of COMMANDS) {
      for (const key of ['position', 'move', 'options', 'start', 'note']) {
        const reply = answer(command, `{"game":"${id}","${key}":${object(300_000)}}`, find);
        expect(reply).toMatchObject({ error: { code: 'too-much', path: '' } });
      }
    }
  });

  test('makes a link a damaged one', () => {
    const head = packMatch({}).slice(0, 2);
    const text = `{"moves":${list(200_000)}}`;
    expect(unpackMatch(packText(head, text)).ok).toBe(false);
    expect(unpackMatch(packText(head, '{"moves":[[[]]]}')).ok).toBe(true);
  });
});

/** A link to any text, with a valid checksum. */
function packText(head: string, text: string): string {
  let found = '';
  const letters = deflateSync(strToU8(checked(text)), { level: 9 });
  for (const byte of letters) found += String.fromCharCode(byte);
  return head + btoa(found).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const checked = (text: string): string => hashOf(text).toString(36).padStart(7, '0').slice(-6) + text;
