import { fstatSync, readSync, statSync } from 'node:fs';
import { devNull } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { run } from './run.ts';
import { UsageError } from './usage-error.ts';

/** Standard input, looked at when the first line is wanted. @throws UsageError where it can't be read */
async function* standardInput(): AsyncIterable<Uint8Array> {
  // Node takes a directory for an empty input.
  if (fstatSync(0).isDirectory()) throw new UsageError('Standard input is a directory, not a file of cases.');
  try {
    yield* process.stdin as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new UsageError(`Standard input can’t be read: ${error instanceof Error ? error.message : error}.`);
  }
}

/**
 * Whether standard output was closed. Node opens the null device in its place, to read and write; a shell opens it for
 * `> /dev/null` to write only.
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

// V8 collects earlier: by itself it lets the heap grow to several times what one line needs before it does.
setFlagsFromString('--optimize-for-size');

const { stdout, stderr } = process;
if (isOutputClosed()) {
  stderr.write('The answers can’t be written: standard output is closed. To drop them, use > /dev/null.\n');
  process.exitCode = 1;
} else {
  process.exitCode = await run(process.argv.slice(2), { stdin: standardInput(), stdout, stderr });
}
