import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command of a run, and how it is called there. */
export interface Step {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export const LINT: Step = {
  title: 'Format and lint',
  command: 'biome',
  args: ['check', '.', '--error-on-warnings'],
};
export const TYPES: Step = { title: 'Types', command: 'npm', args: ['run', '-s', 'check:types'] };

/** One step, seen while it runs. Answers its exit status. */
export async function runStep(step: Step): Promise<number> {
  process.stdout.write(`\n── ${step.title}\n`);
  return started(step, 'inherit');
}

/**
 * Two steps at once: the first is seen while it runs, the second when both are over. One core would be idle else
 * while the other reckons.
 */
export async function runBoth(seen: Step, kept: Step): Promise<number> {
  process.stdout.write(`\n── ${seen.title} (meanwhile: ${kept.title})\n`);
  const parts: string[] = [];
  const [first, second] = await Promise.all([
    started(seen, 'inherit'),
    started(kept, (text) => parts.push(text)),
  ]);
  process.stdout.write(`\n── ${kept.title}\n${parts.join('')}`);
  return first || second;
}

async function started(
  { command, args, env }: Step,
  to: 'inherit' | ((text: string) => void),
): Promise<number> {
  const output = to === 'inherit' ? to : 'pipe';
  const child = spawn(command, args, {
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  });
  if (to !== 'inherit') {
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', to);
  }
  try {
    const [status] = (await once(child, 'close')) as [number | null];
    // No status: a signal ended it.
    return status ?? 1;
  } catch (error) {
    process.stderr.write(`“${command}” could not be started: ${(error as Error).message}\n`);
    return 1;
  }
}
