import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import ownFolder from './own-folder.ts';

/** Simulates the start of another run. */
function startRun(): { readonly folder: string; readonly end: () => void } {
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, tmpdir());
  const end = ownFolder();
  return { folder: tmpdir(), end };
}

afterEach(() => void vi.unstubAllEnvs());

test('this run has a temporary folder of its own', () => {
  expect(tmpdir()).toMatch(/fair-deal-run-\w+$/);
});

test('files that tests leave behind are removed at the end, and named', () => {
  const { folder, end } = startRun();
  mkdtempSync(join(tmpdir(), 'fair-deal-forgotten-'));
  expect(end).toThrow(/left behind: fair-deal-forgotten-/);
  expect(existsSync(folder)).toBe(false);
});

test('tests that clean up, and files of others, are no error', () => {
  const { folder, end } = startRun();
  rmSync(mkdtempSync(join(tmpdir(), 'fair-deal-tidy-')), { recursive: true });
  writeFileSync(join(tmpdir(), 'somebody-elses'), '');
  end();
  expect(existsSync(folder)).toBe(false);
});
