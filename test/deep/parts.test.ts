import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readRuns, shownTable, tableOf } from './checks-table.ts';
import { SPECS } from './parts.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('every test in the browser belongs to one part of the deep check', () => {
  const specs = globSync('test/site/*.spec.ts', { cwd: ROOT }).map((file) => basename(file, '.spec.ts'));
  expect(Object.values(SPECS).flat().toSorted()).toEqual(specs.toSorted());
});

test('the page of checks has the table of the last runs', () => {
  expect(shownTable()).toBe(tableOf(readRuns()));
});
