import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runBoth, type Step } from './steps.ts';

const node = (title: string, code: string): Step => ({
  title,
  command: process.execPath,
  args: ['-e', code],
});
const fine = node('Fine', '0');
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  }
});
afterEach(() => vi.restoreAllMocks());

test('of two steps at once each may fail, and the output of the second is kept', async () => {
  const wrong = node('Wrong', 'console.error("so it is"); process.exit(3)');
  expect(await runBoth(fine, fine)).toBe(0);
  expect(await runBoth(fine, wrong)).toBe(3);
  expect(said.at(-1)).toBe('\n── Wrong\nso it is\n');
  expect(await runBoth(fine, fine, wrong, node('Never', 'console.log("never")'))).toBe(3);
  expect(said.at(-1)).toBe('\n── Fine\n\n── Wrong\nso it is\n');
  expect(await runBoth(node('Wrong', 'process.exit(3)'), fine)).toBe(3);
});

test('a step that can’t start, or that a signal ends, has failed', async () => {
  expect(await runBoth(fine, { title: 'None', command: './nothing-of-ours', args: [] })).toBe(1);
  expect(said.join('')).toContain('“./nothing-of-ours” could not be started');
  expect(await runBoth(fine, node('Killed', 'process.kill(process.pid, "SIGKILL")'))).toBe(1);
});
