import { expect, test } from 'vitest';
import { LONGEST_LINE, readLines } from '../../src/cli/lines.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text);

async function* from(chunks: Iterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield* chunks;
}

async function readAll(chunks: Iterable<Uint8Array>): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of readLines(from(chunks))) lines.push(line.ok ? line.value : `! ${line.fault.says}`);
  return lines;
}

function* repeatChunk(n: number, chunk: Uint8Array): Iterable<Uint8Array> {
  for (let i = 0; i < n; i++) yield chunk;
}

test('lines are the same wherever the chunks are cut', async () => {
  const inputBytes = bytes('\uFEFF{"a":"♠\u2028é"}\r\n\n  b\nthe last');
  const expectedLines = ['{"a":"♠\u2028é"}\r', '', '  b', 'the last'];
  expect(await readAll([inputBytes])).toEqual(expectedLines);
  expect(await readAll([...inputBytes].map((byte) => Uint8Array.of(byte)))).toEqual(expectedLines);
  for (let at = 0; at <= inputBytes.length; at++) {
    expect(await readAll([inputBytes.subarray(0, at), inputBytes.subarray(at)])).toEqual(expectedLines);
  }
});

test('a line feed at the end begins no line, and empty input has none', async () => {
  expect(await readAll([bytes('a\n')])).toEqual(['a']);
  expect(await readAll([])).toEqual([]);
  expect(await readAll([bytes('')])).toEqual([]);
});

test('a byte order mark is skipped at the very start only', async () => {
  expect(await readAll([bytes('\uFEFFa\n\uFEFFb\n')])).toEqual(['a', '\uFEFFb']);
  expect(await readAll([bytes('\uFEFF\uFEFFa')])).toEqual(['\uFEFFa']);
});

test('a line may be as long as the limit and not a byte longer; the lines after it are read', async () => {
  const longestLine = 'x'.repeat(LONGEST_LINE);
  const [fittingLine, ...otherLines] = await readAll([
    bytes(longestLine),
    bytes('\n'),
    bytes(longestLine),
    bytes('x\nafter\n'),
    bytes('end'),
  ]);
  expect(fittingLine).toHaveLength(LONGEST_LINE);
  expect(otherLines).toEqual(['! This line is longer than 5 MB: no case is as long as that.', 'after', 'end']);
});

test('a gigabyte without a line end is neither stored nor scanned repeatedly', async () => {
  const chunk = bytes('x'.repeat(65_536));
  const memoryBefore = process.memoryUsage().rss;
  const lines = await readAll(repeatChunk(16_384, chunk));
  expect(lines).toEqual(['! This line is longer than 5 MB: no case is as long as that.']);
  expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(100_000_000);
});
