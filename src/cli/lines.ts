import { fault, ok, type Result } from '../game/fault.ts';

/** A case has a few hundred bytes; nothing longer than this is kept in memory. */
export const LONGEST_LINE = 5_000_000;

const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = /^\uFEFF/;

const tooLong = fault(
  'bad-json',
  '',
  `This line is longer than ${LONGEST_LINE / 1_000_000} MB: no case is as long as that.`,
);

/** The bytes of one line as they come in; beyond the longest there may be, only that there were too many. */
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

  /** What came in since the last time. */
  take(): Result<string> {
    const line = this.#size > LONGEST_LINE ? tooLong : ok(Buffer.concat(this.#parts).toString('utf8'));
    this.#parts = [];
    this.#size = 0;
    return line;
  }
}

/**
 * The lines of an input, in time linear in its length. They end with a line feed and nothing else: JSON may hold
 * every other kind of line end. A byte order mark at the very start, as some editors write it, is no part of them.
 */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncIterable<Result<string>> {
  const line = new LineBuffer();
  let first = true;
  const next = (): Result<string> => {
    const read = line.take();
    const marked = first && read.ok;
    first = false;
    return marked ? ok(read.value.replace(BYTE_ORDER_MARK, '')) : read;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      line.add(chunk.subarray(start, end));
      yield next();
      start = end + 1;
    }
    if (start < chunk.length) line.add(chunk.subarray(start));
  }
  if (!line.isEmpty) yield next();
}
