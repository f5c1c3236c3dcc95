import { describe, expect, test } from 'vitest';
import { HUMAN } from '../../../../src/features/house-rules/names.ts';
import { stateOf } from '../../../../src/features/practice/state/state.ts';
import type { Practice } from '../../../../src/features/saved-games/match-record.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { games } from '../../../../src/games/index.ts';
import { gameWithWindow, TestTable, type WindowSeat } from './test-table.ts';

const declineOf = (game: WholeGame, practice: Practice): unknown =>
  game.aside?.window(game.visibility.view(stateOf(practice), HUMAN), HUMAN)?.decline;

const withWindows = games.filter((game) => game.aside?.window);

test('some game has windows', () => {
  expect(withWindows.length).toBeGreaterThan(0);
});

describe.each(withWindows.map((game) => [game.name, game] as const))('a window in %s', (_, game) => {
  const windowTable = (windowSeat: WindowSeat, settings: Partial<TestTable['settings']> = {}): TestTable => {
    const table = new TestTable();
    table.settings = { ...table.settings, ...settings };
    table.sit(gameWithWindow(game, windowSeat));
    return table;
  };

  test('looks the same whichever seat could act', () => {
    const looks = (['me', 'another', 'nobody'] as const).map((windowSeat) => {
      const { window, botStatus } = windowTable(windowSeat).state;
      return { length: window?.lengthMs, deadline: window?.deadline, botStatus };
    });
    expect(new Set(looks.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(looks[0]).toEqual({ length: 2500, deadline: 2500, botStatus: 'idle' });
  });

  test('closes by itself, and the chance to act is gone', () => {
    const table = windowTable('me');
    const { turns, practice } = table;
    table.pass(2499);
    expect(table.turns).toBe(turns);
    table.pass(1);
    expect(table.practice.match.turns[turns]).toEqual({ seat: HUMAN, move: declineOf(game, practice) });
  });

  test('stops once it is held, until the player lets it pass', () => {
    const table = windowTable('me');
    const { turns } = table;
    table.pass(1000);
    table.send({ type: 'hold-window' });
    expect(table.state.window?.deadline).toBeNull();
    table.pass(60_000);
    expect(table.turns).toBe(turns);
    table.send({ type: 'close-window' });
    expect(table.turns).toBe(turns + 1);
    expect(table.practice.match.turns[turns]?.seat).toBe(HUMAN);
  });

  test('is held by a touch', () => {
    const table = windowTable('nobody');
    const { practice } = table;
    const zones = game.table.zones(game.visibility.view(stateOf(practice), HUMAN), HUMAN, String);
    const hand = zones.find(({ kind }) => kind === 'hand');
    const item = hand?.items[0]?.id ?? '';
    table.send({ type: 'pick', thing: { zone: hand?.id ?? '', item } });
    expect(table.state.window?.deadline).toBeNull();
    expect(table.state.picked.length).toBe(1);
    expect(table.timers.size).toBe(0);
  });

  test('is used by a bot that is asked, well before it closes', () => {
    const table = windowTable('another');
    const { turns, practice } = table;
    const askedSeat = game.play.turn(stateOf(practice));
    table.pass(800);
    expect(table.asked).toEqual([]);
    table.pass(1100);
    expect(table.asked.map(({ question }) => question.seat)).toEqual([askedSeat]);
    const decline = declineOf(game, practice);
    table.answer((moves) => moves.find((move) => JSON.stringify(move) !== JSON.stringify(decline)));
    expect(table.practice.match.turns[turns]?.seat).toBe(askedSeat);
    expect(table.practice.steps[turns + 1]?.events.length).toBeGreaterThan(0);
  });

  test('stays as it was when the bot that is asked declines', () => {
    const table = windowTable('another');
    const { window } = table.state;
    const { turns, practice } = table;
    const decline = declineOf(game, practice);
    table.pass(1900);
    table.answer((moves) => moves.find((move) => JSON.stringify(move) === JSON.stringify(decline)));
    expect(table.turns).toBe(turns + 1);
    expect(table.state.window).toEqual(window);
    expect(table.timers.get('window')?.at).toBe(window?.deadline);
  });

  test('isn’t shown to a player who turned windows off', () => {
    const table = windowTable('me', { window: 'off' });
    expect(table.state.window).toBeNull();
    expect(table.practice.match.turns.at(-1)).toEqual({
      seat: HUMAN,
      move: declineOf(game, gameWithWindow(game, 'me')),
    });
  });

  test('has no clock for a player who prefers to wait', () => {
    const table = windowTable('nobody', { window: 'wait' });
    expect(table.state.window?.lengthMs).toBeNull();
    expect(table.timers.size).toBe(0);
    table.send({ type: 'close-window' });
    table.pass(0);
    expect(table.asked.length).toBe(1);
  });
});
