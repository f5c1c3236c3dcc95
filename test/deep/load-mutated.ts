/**
 * Loads all mutated modules before the tests. Code that runs once, at load, would otherwise count as covered by the
 * first test that happens to load it, and as missed.
 */
const moduleLoaders = import.meta.glob(['../../src/{game,games,referee,scenarios,bots}/**/*.ts', '!**/worker.ts']);
await Promise.all(Object.values(moduleLoaders).map((load) => load()));
