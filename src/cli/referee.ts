import { fstatSync } from 'node:fs';
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

// V8 collects earlier: by itself it lets the heap grow to several times what one line needs before it does.
setFlagsFromString('--optimize-for-size');

const { stdout, stderr } = process;
process.exitCode = await run(process.argv.slice(2), { stdin: standardInput(), stdout, stderr });
