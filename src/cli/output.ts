import type { Writable } from 'node:stream';

/** What is written can't be: the disk is full, or nobody reads any more. */
export class OutputError extends Error {
  /** A reader that has seen enough (`| head`) has closed the pipe; that is nobody's fault. */
  readonly closed: boolean;
  constructor({ code, message }: NodeJS.ErrnoException) {
    super(message);
    this.closed = code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED';
  }
}

/** Values are JSON, help is for people. */
export type Print = (line: unknown, how?: 'json' | 'as it is') => Promise<void>;

/**
 * Prints values, a line of JSON each, as fast as they are read.
 * @throws OutputError from the line on that can't be written
 */
export function printTo(output: Writable): Print {
  // Each write hears of its own failure; unheard, the event would end the process with a stack trace.
  output.on('error', () => undefined);
  return (line, how = 'json') =>
    new Promise((resolve, reject) => {
      output.write(`${how === 'json' ? JSON.stringify(line) : line}\n`, (error) => {
        if (error) reject(new OutputError(error));
        else resolve();
      });
    });
}
