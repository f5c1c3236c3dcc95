import { render } from 'preact-render-to-string';
import { afterEach, describe, expect, test } from 'vitest';
import { HUMAN } from '../../../src/features/house-rules/names.ts';
import { Dock } from '../../../src/features/practice/Dock.tsx';
import { $table } from '../../../src/features/practice/state/run.ts';
import { EMPTY_TABLE, type PracticeState, stateOf } from '../../../src/features/practice/state/state.ts';
import { games } from '../../../src/games/index.ts';
import { tableWithTry } from './state/referee-table.ts';
import { freshGame, TestTable } from './state/test-table.ts';

afterEach(() => $table.set(EMPTY_TABLE));

/** Text of the dock, without markup. */
function dockText({ state, practice }: TestTable, changes: Partial<PracticeState> = {}): string {
  $table.set({ ...state, ...changes });
  return render(<Dock practice={practice} home="/here/" />).replaceAll(/<[^>]*>/g, ' ');
}

const advice = { id: 'a-game/a-tip', says: 'Look at your cards.' };

describe.each(games.map((game) => [game.name, game] as const))('the referee’s message at %s', (_, game) => {
  test('to another player stays when their move is played and when the coach speaks, and is never called yours', () => {
    const table = tableWithTry(game, false);
    table.send({ type: 'object', rule: null });
    table.send({ type: 'accept-move' });
    const text = dockText(table, { advice });
    expect(text).toMatch(/Ruling for \w+: allowed/);
    expect(text).not.toContain('your last move');
    expect(text).not.toContain(advice.says);
  });

  test('about your own move is called your last once the others have moved, and makes room for the coach', () => {
    const table = new TestTable();
    table.settings = { ...table.settings, window: 'off' };
    table.sit(freshGame(game, 1), true);
    const isPast = (): boolean => table.state.tried !== null && table.practice.match.turns.at(-1)?.seat !== HUMAN;
    for (let i = 0; i < 60 && !isPast(); i++) {
      const state = stateOf(table.practice);
      const [move] = game.play.turn(state) === HUMAN ? game.play.moves(state, HUMAN) : [];
      if (move) table.send({ type: 'attempt', move });
      else table.pass(3000);
      table.answer();
    }
    expect(dockText(table)).toContain('your last move');
    const coached = dockText(table, { advice });
    expect(coached).toContain(advice.says);
    expect(coached).not.toContain('your last move');
  });
});
