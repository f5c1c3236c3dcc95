import { addEntry } from './plan.ts';
import { mutantSwitch } from './trace-runner.ts';

/**
 * Loads all modules with mutants before the tests. Code that runs once, at load, would otherwise count as run by the
 * first test that happens to load it, and as missed.
 */
const loaders = import.meta.glob([
  '../../../src/{game,games,referee,scenarios,bots,table,exercise}/**/*.ts',
  '../../../src/features/*/state/**/*.ts',
  '!**/worker.ts',
]);
await Promise.all(Object.values(loaders).map((load) => load()));

// What has run by now runs once only; a mutant turned on later can’t change it.
if (process.env['MUTANTS'] === 'trace') {
  addEntry({ test: 'load', file: '', ms: 0, isSteady: false, hits: mutantSwitch.mutantCoverage?.static ?? {} });
}
