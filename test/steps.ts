import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command of a run, with its title. */
export interface Step {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export const LINT_STEP: Step = {
  title: 'Format and lint',
  command: 'biome',
  args: ['check', '.', '--error-on-warnings'],
};
export const TYPES_STEP: Step = { title: 'Types', command: 'npm', args: ['run', '-s', 'check:types'] };

/** Runs one step with its output visible. Returns its exit status. */
export async function runStep(step: Step): Promise<number> {
  process.stdout.write(`\n── ${step.title}\n`);
  return startStep(step, 'inherit');
}

/**
 * Runs one step with its output visible, and other steps in parallel, one after the other up to the first failure;
 * their output follows. This uses a second processor core.
 */
export async function runBoth(visibleStep: Step, ...parallelSteps: readonly Step[]): Promise<number> {
  const titles = parallelSteps.map(({ title }) => title).join(', ');
  process.stdout.write(`\n── ${visibleStep.title} (meanwhile: ${titles})\n`);
  const bufferedOutput: string[] = [];
  const runParallel = async (): Promise<number> => {
    for (const step of parallelSteps) {
      bufferedOutput.push(`\n── ${step.title}\n`);
      const status = await startStep(step, (text) => bufferedOutput.push(text));
      if (status !== 0) return status;
    }
    return 0;
  };
  const [visibleStatus, parallelStatus] = await Promise.all([startStep(visibleStep, 'inherit'), runParallel()]);
  process.stdout.write(bufferedOutput.join(''));
  return visibleStatus || parallelStatus;
}

async function startStep({ command, args, env }: Step, to: 'inherit' | ((text: string) => void)): Promise<number> {
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
    // A process without an exit status was ended by a signal.
    return status ?? 1;
  } catch (error) {
    process.stderr.write(`“${command}” could not be started: ${(error as Error).message}\n`);
    return 1;
  }
}
