import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BROWSER_SPECS } from './browser-specs.ts';

test('every file of browser tests is in one part of the deep check', () => {
  const files = globSync('**/*.spec.ts', { cwd: fileURLToPath(new URL('../site/', import.meta.url)) });
  const names = files.map((file) => basename(file, '.spec.ts'));
  expect(Object.values(BROWSER_SPECS).flat().sort()).toEqual(names.sort());
});
