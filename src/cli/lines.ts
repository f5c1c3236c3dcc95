import { fault, ok, type Result } from '../game/fault.ts';

/** Longest line in bytes, to bound memory; a case has a few hundred. */
export const LONGEST_LINE = 5_000_000;

const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = /^\uFEFF/;

const tooLong = fault(
  'bad-json',
  '',
  `This line is longer than ${LONGEST_LINE / 1_000_000} MB: no case is as long as that.`,
);

/** Collects the bytes of one line. Beyond the longest line it only keeps the size. */
class LineBuffer {
  #parts: Uint8Array[] = [];
  #size = 0;

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  add(part: Uint8Array): void {
    this.#size += part.length;
    if (this.#size <= LONGEST_LINE) this.#parts.push(part);
    else this.#parts = [];
  }

  /** Returns the line and starts the next one. */
  take(): Result<string> {
    const line = this.#size > LONGEST_LINE ? tooLong : ok(Buffer.concat(this.#parts).toString('utf8'));
    this.#parts = [];
    this.#size = 0;
    return line;
  }
}

/**
 * Splits an input into lines, in time linear in its length. Only a line feed ends a line, since JSON may contain all
 * other line ends. A byte order mark at the start is dropped.
 */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncIterable<Result<string>> {
  const line = new LineBuffer();
  let isFirst = true;
  const takeLine = (): Result<string> => {
    const lineText = line.take();
    const mayHaveMark = isFirst && lineText.ok;
    isFirst = false;
    return mayHaveMark ? ok(lineText.value.replace(BYTE_ORDER_MARK, '')) : lineText;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      line.add(chunk.subarray(start, end));
      yield takeLine();
      start = end + 1;
    }
    if (start < chunk.length) line.add(chunk.subarray(start));
  }
  if (!line.isEmpty) yield takeLine();
}
