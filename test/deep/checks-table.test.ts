import { expect, test } from 'vitest';
import { readRuns, shownTable, tableOf } from './checks-table.ts';

test('the page of checks has the table of the last runs', () => {
  expect(shownTable()).toBe(tableOf(readRuns()));
});
