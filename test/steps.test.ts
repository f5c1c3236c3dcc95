import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runBoth, type Step } from './steps.ts';

const node = (title: string, code: string): Step => ({
  title,
  command: process.execPath,
  args: ['-e', code],
});
const passingStep = node('Fine', '0');
const output: string[] = [];

beforeEach(() => {
  output.length = 0;
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => output.push(String(text)) > 0);
  }
});
afterEach(() => vi.restoreAllMocks());

test('of two steps at once each may fail, and the output of the second is kept', async () => {
  const failingStep = node('Wrong', 'console.error("so it is"); process.exit(3)');
  expect(await runBoth(passingStep, passingStep)).toBe(0);
  expect(await runBoth(passingStep, failingStep)).toBe(3);
  expect(output.at(-1)).toBe('\n── Wrong\nso it is\n');
  expect(await runBoth(passingStep, passingStep, failingStep, node('Never', 'console.log("never")'))).toBe(3);
  expect(output.at(-1)).toBe('\n── Fine\n\n── Wrong\nso it is\n');
  expect(await runBoth(node('Wrong', 'process.exit(3)'), passingStep)).toBe(3);
});

test('a step that can’t start, or that a signal ends, has failed', async () => {
  expect(await runBoth(passingStep, { title: 'None', command: './nothing-of-ours', args: [] })).toBe(1);
  expect(output.join('')).toContain('“./nothing-of-ours” could not be started');
  expect(await runBoth(passingStep, node('Killed', 'process.kill(process.pid, "SIGKILL")'))).toBe(1);
});
