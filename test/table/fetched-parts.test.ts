import { describe, expect, test, vi } from 'vitest';
import { defaultOptions } from '../../src/game/options.ts';
import { games } from '../../src/games/index.ts';
import {
  fetchAdvisedGame,
  fetchGame,
  fetchLessonGame,
  fetchRules,
  fetchTable,
  requireFound,
} from '../../src/table/fetch-game.ts';
import { fetchCount, fetchDeskGame, fetchReasons } from '../../src/table/game-parts.ts';
import { ruleIdOfFragment } from '../../src/table/rule-fragment.ts';

const [game] = games as [(typeof games)[0]];
const { id } = game;

test('what is looked up is returned, or named as missing', () => {
  expect([requireFound(0, 'seat'), requireFound('', 'name')]).toEqual([0, '']);
  expect(() => requireFound(undefined, 'seat 7')).toThrow('There is no seat 7');
});

test.each([
  ['game patience', fetchGame],
  ['table of patience', fetchTable],
  ['rulebook of patience', fetchRules],
  ['lesson count of patience', fetchCount],
  ['explanations of patience', fetchReasons],
  ['game patience', fetchDeskGame],
])('there is no %s', async (label, fetchPart) => {
  await expect(fetchPart('patience')).rejects.toThrow(`There is no ${label}`);
});

test('each part of a game is fetched by its id', async () => {
  expect(await fetchGame(id)).toMatchObject({ id, rules: expect.anything() });
  expect(await fetchTable(id)).toMatchObject({ id });
  expect(await fetchTable(id)).not.toHaveProperty('rules');
  expect((await fetchRules(id)).restrictions).toEqual(game.rules.restrictions);
  expect(await fetchCount(id)).toBe(game.count);
  expect(Object.keys((await fetchReasons(id)).REASONS).length).toBeGreaterThan(0);
  expect((await fetchDeskGame(id)).desk.counts).toEqual(game.desk.counts);
});

describe('the advice of a game', () => {
  const state = game.play.deal(defaultOptions(game.options), 1);
  const seat = game.play.turn(state) ?? 0;
  const moves = game.play.moves(state, seat);

  test('is there from the beginning where it is needed', async () => {
    const advised = await fetchAdvisedGame(id, true);
    expect(advised.hasHeuristics?.()).toBe(true);
    expect(moves.map((move) => advised.heuristics.rate(state, seat, move))).toEqual(
      moves.map((move) => game.heuristics.rate(state, seat, move)),
    );
  });

  test('comes later where a table is only drawn; until then all moves are equal, and nothing is said of them', async () => {
    const lessonGame = await fetchLessonGame(id, { steps: [] } as never);
    const { heuristics } = lessonGame;
    expect(lessonGame.hasHeuristics?.()).toBe(false);
    for (const move of moves) {
      expect([heuristics.rate(state, seat, move), heuristics.rateNaively(state, seat, move)]).toEqual([0, 0]);
      expect(heuristics.reasons(state, seat, move, String)).toEqual([]);
    }
    expect(heuristics.advise(state, seat, String)).toEqual([]);
    await lessonGame.fetchHeuristics?.();
    expect([lessonGame.hasHeuristics?.(), lessonGame.heuristics]).toEqual([true, game.heuristics]);
    const fetched = lessonGame.heuristics;
    await lessonGame.fetchHeuristics?.();
    expect(lessonGame.heuristics).toBe(fetched);
  });

  test('comes by itself once the table is there, and so does the desk of a lesson that counts points', async () => {
    const advised = await fetchAdvisedGame(id, false);
    await vi.waitFor(() => expect(advised.hasHeuristics?.()).toBe(true));
    const lessonGame = await fetchLessonGame(id, { steps: [{ word: 'say' }, { word: 'score' }] } as never);
    await vi.waitFor(() => expect(lessonGame.hasHeuristics?.()).toBe(true));
    await vi.waitFor(() => expect(lessonGame.desk?.counts).toEqual(game.desk.counts));
  });

  test('of an unknown game isn’t there, nor is the game', async () => {
    await expect(fetchAdvisedGame('patience', true)).rejects.toThrow('There is no game patience');
    await expect(fetchAdvisedGame('patience', false)).rejects.toThrow('There is no game patience');
  });
});

test('an address names a rule by its anchor', () => {
  const [rule] = game.rules.restrictions;
  const anchor = rule?.id.replace(`${id}/`, '') ?? '';
  expect(ruleIdOfFragment(game, anchor)).toBe(rule?.id);
  expect(ruleIdOfFragment(game, 'no-such-rule')).toBeUndefined();
});
