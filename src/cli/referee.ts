import { fstatSync, readSync, statSync } from 'node:fs';
import { devNull } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { run } from './run.ts';
import { UsageError } from './usage-error.ts';

/**
 * Reads standard input, opened only when the first line is needed.
 * @throws UsageError if it can't be read
 */
async function* standardInput(): AsyncIterable<Uint8Array> {
  // Node reads a directory as an empty input.
  if (fstatSync(0).isDirectory()) throw new UsageError('Standard input is a directory, not a file of cases.');
  try {
    yield* process.stdin as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new UsageError(`Standard input can’t be read: ${error instanceof Error ? error.message : error}.`);
  }
}

/**
 * Whether standard output was closed. Node then opens the null device for reading and writing in its place; a shell
 * opens it for `> /dev/null` only for writing.
 */
function isOutputClosed(): boolean {
  try {
    if (fstatSync(1).rdev !== statSync(devNull).rdev) return false;
    readSync(1, new Uint8Array(1));
    return true;
  } catch {
    return false;
  }
}

// Makes V8 collect garbage earlier: by default the heap grows to several times what one line needs.
setFlagsFromString('--optimize-for-size');

const { stdout, stderr } = process;
if (isOutputClosed()) {
  stderr.write('The answers can’t be written: standard output is closed. To drop them, use > /dev/null.\n');
  process.exitCode = 1;
} else {
  process.exitCode = await run(process.argv.slice(2), { stdin: standardInput(), stdout, stderr });
}
