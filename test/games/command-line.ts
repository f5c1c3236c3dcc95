import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const CLI = fileURLToPath(new URL('../../src/cli/referee.ts', import.meta.url));

/** The referee on the command line, asked once. */
export const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [CLI, ...args], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
