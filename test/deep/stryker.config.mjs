const cacheFolder = '.mutants';

/** Mutants of the files named in `MUTATE`; what became of each of them is written into `REPORT`. See mutants.ts. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/deep/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // On a busy machine all tests together take long, even once.
  dryRunTimeoutMinutes: 40,
  mutate: process.env['MUTATE']?.split(',') ?? [],
  // What stands in a module from its loading on would need every test again.
  ignoreStatic: true,
  tempDirName: `${cacheFolder}/sandbox`,
  ignorePatterns: ['dist', 'public', 'test/site', '.git'],
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: process.env['REPORT'] },
};
