import { spawnSync } from 'node:child_process';

/**
 * Changes the games and the contract in thousands of small ways, one at a time: a test has to notice each.
 * What was found is kept in `.mutants`, so the next run asks only about what has changed since.
 * @param folder one folder below `src`, like `game`; without it all of them, which takes hours
 * @returns whether at least 85 of 100 were noticed
 */
export function checkMutants(folder: string | undefined): boolean {
  const env = folder === undefined ? process.env : { ...process.env, MUTATE: folder };
  const { status } = spawnSync('stryker', ['run', 'test/deep/stryker.config.mjs'], { stdio: 'inherit', env });
  return status === 0;
}
