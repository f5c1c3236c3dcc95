const only = process.env['MUTATE'];
/** Beside the results of the browser tests, which are swept away by every run. */
const kept = '.mutants';

/** Mutants of the games and of the contract; `MUTATE` names one folder of them. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'test/deep/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: only ? [`src/${only}/**/*.ts`] : ['src/game/**/*.ts', 'src/games/**/*.ts'],
  // What stands in a module from its loading on would need every test again.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `${kept}/${only?.replaceAll('/', '-') ?? 'all'}.json`,
  tempDirName: `${kept}/sandbox`,
  ignorePatterns: ['dist', 'public', 'test/site', '.git'],
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
