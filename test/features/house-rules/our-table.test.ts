import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTable, writeTableFragment } from '../../../src/features/home/links.ts';
import { savedOptions, savedSlips, saveOptions, saveSlips } from '../../../src/features/house-rules/our-table.ts';
import { tableKey } from '../../../src/features/house-rules/table-key.ts';
import { ok } from '../../../src/game/fault.ts';
import { games } from '../../../src/games/index.ts';
import { packTable } from '../../../src/referee/link.ts';
import { testStorage } from '../../ui/device/test-storage.ts';

const GAME_ID = 'a-game';

beforeEach(() => void vi.stubGlobal('localStorage', testStorage()));
afterEach(() => void vi.unstubAllGlobals());

const text = (): string | null => localStorage.getItem(tableKey(GAME_ID));

test('a table without agreements is friendly, and nothing of it is stored', () => {
  expect([savedOptions(GAME_ID), savedSlips(GAME_ID)]).toEqual([undefined, 'friendly']);
  saveOptions(GAME_ID, {});
  saveSlips(GAME_ID, 'friendly');
  expect(text()).toBeNull();
});

test('house rules and strictness are stored side by side, and neither overwrites the other', () => {
  saveSlips(GAME_ID, 'strict');
  saveOptions(GAME_ID, { courts: 'any' });
  expect([savedOptions(GAME_ID), savedSlips(GAME_ID)]).toEqual([{ courts: 'any' }, 'strict']);
  saveOptions(GAME_ID, {});
  expect([savedOptions(GAME_ID), savedSlips(GAME_ID)]).toEqual([{}, 'strict']);
  saveSlips(GAME_ID, 'friendly');
  expect(text()).toBeNull();
});

test('a table stored before strictness existed is read, and an unknown word means friendly', () => {
  localStorage.setItem(tableKey(GAME_ID), JSON.stringify({ version: 1, options: { courts: 'any' } }));
  expect([savedOptions(GAME_ID), savedSlips(GAME_ID)]).toEqual([{ courts: 'any' }, 'friendly']);
  localStorage.setItem(tableKey(GAME_ID), JSON.stringify({ version: 1, options: {}, slips: 'merciless' }));
  expect(savedSlips(GAME_ID)).toBe('friendly');
});

test('a link carries what a table agreed on, strictness included, and an older link is friendly', async () => {
  const [game] = games;
  const id = game?.id ?? '';
  const strict = { options: {}, slips: 'strict' } as const;
  expect(await readTable(id, writeTableFragment(id, strict))).toEqual(ok(strict));
  const older = packTable({ game: id, options: {} });
  expect(await readTable(id, older)).toEqual(ok({ options: {}, slips: 'friendly' }));
});
