import { beforeEach, expect, test, vi } from 'vitest';
import { $game, $ruledGame, $tableGame, showDraft } from '../../../../src/features/desk/state/desk.ts';
import { fetchRuledGame, fetchTableGame, preloadLaws } from '../../../../src/features/desk/state/laws.ts';
import type { DeskGame } from '../../../../src/game/game.ts';
import { loadBoxWithDesk } from '../../../../src/games/boxes.ts';
import { games } from '../../../../src/games/index.ts';

const [one, other] = await Promise.all(games.slice(0, 2).map(({ id }) => loadBoxWithDesk(id) as Promise<DeskGame>));
if (!one || !other) throw new Error('there are two games');
const unknown: DeskGame = { ...one, id: 'whist' };

beforeEach(() => {
  showDraft(one, null);
  $tableGame.set(null);
  $ruledGame.set(null);
});

test('the table of a game is fetched once, and keeps its desk', async () => {
  const [table, again] = await Promise.all([fetchTableGame(one), fetchTableGame(one)]);
  expect(again).toBe(table);
  expect(await fetchTableGame(one)).toBe(table);
  expect($tableGame.get()).toBe(table);
  expect(table).toMatchObject({ id: one.id, desk: one.desk });
  expect(table.table.zones).toBeTypeOf('function');
  showDraft(other, null);
  expect((await fetchTableGame(other)).id).toBe(other.id);
});

test('the laws of a game are fetched once, with its table', async () => {
  const { table } = await fetchTableGame(one);
  const ruled = await fetchRuledGame(one);
  expect(ruled.rules.all.length).toBeGreaterThan(0);
  expect(ruled.rules.all.every(({ id }) => id.startsWith(`${one.id}/`))).toBe(true);
  expect(ruled).toMatchObject({ id: one.id, desk: one.desk, table });
  expect($ruledGame.get()).toBe(ruled);
  expect(await fetchRuledGame(one)).toBe(ruled);
  showDraft(other, null);
  expect((await fetchRuledGame(other)).id).toBe(other.id);
});

test('both are loaded early for the game of the desk', async () => {
  preloadLaws();
  await vi.waitFor(() => expect($ruledGame.get()?.id).toBe(one.id));
  expect($tableGame.get()?.id).toBe(one.id);
});

test('what can’t be loaded early is fetched, and fails, later', async () => {
  $game.set(unknown);
  preloadLaws();
  await expect(fetchRuledGame(unknown)).rejects.toThrow('There is no');
  await expect(fetchTableGame(unknown)).rejects.toThrow('There is no table of whist');
  expect([$tableGame.get(), $ruledGame.get()]).toEqual([null, null]);
  $game.set(null);
  preloadLaws();
  await Promise.resolve();
  expect($tableGame.get()).toBeNull();
});
