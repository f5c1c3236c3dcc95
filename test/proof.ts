import { readFileSync } from 'node:fs';
import { runStep } from './steps.ts';

/** Recounts what occurs in random games and what is shown of every rule, and adds missing tries: `npm run proof`. */
const env = { UPDATE: '1' };
const steps = [
  ['What random games come to', ['laws.test.ts', '-t', 'counted in random games']],
  ['Tries for other engines', ['test/verdicts/collect.test.ts']],
  ['What is shown of every rule', ['test/rulebook/proof.test.ts']],
] as const;
for (const [title, args] of steps) {
  const status = await runStep({ title, command: 'vitest', args: ['run', ...args], env });
  if (status !== 0) process.exit(status);
}
process.stdout.write(`\n${readFileSync(new URL('./proof.md', import.meta.url), 'utf8')}`);
