import { describe, expect, test } from 'vitest';
import { HUMAN } from '../../../../src/features/house-rules/names.ts';
import { stateOf } from '../../../../src/features/practice/state/state.ts';
import { planUndo } from '../../../../src/features/practice/state/undo.ts';
import type { GameMove } from '../../../../src/game/play.ts';
import { games } from '../../../../src/games/index.ts';
import { freshGame, TestTable } from './test-table.ts';

type Game = (typeof games)[number];

const firstLegalMove = (game: Game, table: TestTable): GameMove => {
  const [move] = game.play.moves(stateOf(table.practice), HUMAN);
  if (!move) throw new Error('nothing to do');
  return move;
};

/** A table at which a bot is about to move, and undoing the player's last move needs consent. */
function consentTable(game: Game, settings: Partial<TestTable['settings']> = {}): TestTable {
  for (let seed = 1; seed < 40; seed++) {
    const table = new TestTable();
    table.settings = { ...table.settings, window: 'off', ...settings };
    table.sit(freshGame(game, seed), true);
    for (let i = 0; i < 60 && table.state.countedStep === null; i++) {
      const seat = game.play.turn(stateOf(table.practice));
      if (seat === null) break;
      const undoPlan = planUndo(table.practice);
      if (seat !== HUMAN && undoPlan.ok && undoPlan.consentReason !== null && table.practice.steps.length > 4)
        return table;
      if (seat === HUMAN) table.send({ type: 'attempt', move: firstLegalMove(game, table) });
      else if (table.state.botStatus === 'waiting') table.send({ type: 'continue-play' });
      else {
        table.pass(3000);
        table.answer();
      }
    }
  }
  throw new Error('nothing needs leave while another is to play');
}

describe.each(games.map((game) => [game.name, game] as const))('a question to the table of %s', (_, game) => {
  test('stops all players while it is open, and stays', () => {
    const table = consentTable(game);
    const { turns } = table;
    table.send({ type: 'undo' });
    const { undoReason } = table.state;
    expect(undoReason).not.toBeNull();
    table.send({ type: 'see-last-move' });
    table.pass(60_000);
    expect(table.asked).toEqual([]);
    expect(table).toMatchObject({ turns, state: { undoReason, botStatus: 'idle' } });
    table.send({ type: 'take-back' });
    expect(table.turns).toBeLessThan(turns);
    expect(table.practice.takenBack?.length).toBe(1);
  });

  test('holds back a move that a bot was thinking about until the table has answered', () => {
    const table = consentTable(game);
    const { turns } = table;
    table.pass(3000);
    expect(table.asked.length).toBe(1);
    table.send({ type: 'undo' });
    table.answer();
    expect(table.turns).toBe(turns);
    table.send({ type: 'withdraw-undo' });
    expect(table.state).toMatchObject({ undoReason: null, botStatus: 'thinking' });
    table.pass(3000);
    table.answer();
    expect(table.turns).toBeGreaterThan(turns);
  });

  test('is dropped, and the move stands, when the player does something else', () => {
    const table = consentTable(game);
    table.send({ type: 'undo' });
    table.send({ type: 'pick', thing: { zone: 'nowhere', item: '1' } });
    expect(table.state.undoReason).toBeNull();
    table.pass(3000);
    expect(table.asked.length).toBe(1);
  });

  test('doesn’t let the others play for a player who sets their pace', () => {
    const table = consentTable(game, { pace: 'step' });
    table.send({ type: 'undo' });
    table.send({ type: 'withdraw-undo' });
    expect(table.state.botStatus).toBe('waiting');
    table.pass(60_000);
    expect(table.asked).toEqual([]);
  });
});
