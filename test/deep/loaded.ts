/**
 * Everything mutants are made of is loaded before a test begins: what a module does but once, as it is loaded, would
 * else count as covered by whatever test came first and asks something else, and as missed.
 */
const all = import.meta.glob(['../../src/{game,games,referee,scenarios,bots}/**/*.ts', '!**/worker.ts']);
await Promise.all(Object.values(all).map((load) => load()));
