import { expect, test } from 'vitest';
import { encodingFor, isKnown, rangeFor } from '../../src/cli/negotiate.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR; Q=0.1, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['identity', undefined],
  ['brotli, xbr', undefined],
  ['br;q=nonsense', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding: %s is answered with %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
});

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=9-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['cards=0-9', undefined],
  [undefined, undefined],
])('Range: %s of a hundred bytes is %o', (header, range) => {
  expect(rangeFor(header, 100)).toEqual(range);
});

test('of nothing there is no part', () => {
  expect(rangeFor('bytes=0-', 0)).toBeNull();
});

test('a tag is known strong or weak, among others, and to who takes any', () => {
  for (const header of ['W/"1-2"', '"1-2"', '"x", W/"1-2"', '*'])
    expect(isKnown(header, 'W/"1-2"')).toBe(true);
  for (const header of [undefined, '', '"1-3"', '1-2']) expect(isKnown(header, 'W/"1-2"')).toBe(false);
});
