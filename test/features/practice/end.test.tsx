import { render } from 'preact-render-to-string';
import { afterEach, describe, expect, test } from 'vitest';
import { HUMAN } from '../../../src/features/house-rules/names.ts';
import { End } from '../../../src/features/practice/End.tsx';
import { observe } from '../../../src/features/practice/state/observation.ts';
import { $table } from '../../../src/features/practice/state/run.ts';
import { EMPTY_TABLE, stateOf } from '../../../src/features/practice/state/state.ts';
import { type Practice, readRecord, writeRecord } from '../../../src/features/saved-games/index.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { judge } from '../../../src/game/judge.ts';
import type { GameMove } from '../../../src/game/play.ts';
import { games } from '../../../src/games/index.ts';
import { freshGame, TestTable } from './state/test-table.ts';

afterEach(() => $table.set(EMPTY_TABLE));

describe.each(games.map((game) => [game.name, game] as const))('the end sheet of %s', (_, game) => {
  /** The person tries the same illegal move some times. */
  function refuse(table: TestTable, count: number): TestTable {
    const state = stateOf(table.practice);
    const move = [...game.play.tries(state, HUMAN)].find((one) => !judge(game, state, HUMAN, one).isLegal) as GameMove;
    for (let i = 0; i < count; i++) table.send({ type: 'attempt', move });
    return table;
  }
  /** A new game, played by the others until it is the person's turn, or until it isn't. */
  function tableOnTurn(isOwn: boolean): TestTable {
    for (let seed = 1; seed < 40; seed++) {
      const table = new TestTable();
      table.sit(freshGame(game, seed), true);
      for (let i = 0; i < 20; i++) {
        const { turn } = observe(table.practice);
        if (turn !== null && (turn === HUMAN) === isOwn) return table;
        table.pass(1500);
        table.answer();
        const [move] = isOwn ? [] : game.play.moves(stateOf(table.practice), HUMAN, 1);
        if (move) table.send({ type: 'attempt', move });
      }
    }
    throw new Error('that turn never comes');
  }
  const tableWithRefusals = (count: number): TestTable => refuse(tableOnTurn(true), count);
  const endOf = ({ state, practice }: TestTable): string => {
    $table.set(state);
    return render(<End practice={practice} home="/here/" />);
  };

  test('strikes refused tries through, each with a link to the rule it broke, and the last three of many', () => {
    const table = tableWithRefusals(5);
    const html = endOf(table);
    const brokenRule = table.state.tried?.ruling.findings[0]?.rule ?? '';
    expect(html.match(/<s>/g)).toHaveLength(3);
    expect(html).toContain('5 tries, the last 3 of them');
    expect(html).toContain(`#${brokenRule.split('/')[1]}`);
    expect(html).toContain(game.rules.number(brokenRule));
  });

  test('keeps refusals with the saved game, and leaves out those that can’t be read', () => {
    const { practice } = tableWithRefusals(2);
    const json = writeRecord(practice);
    const [first] = json['refused'] as readonly JsonObject[];
    const read = (refused: unknown): Practice => {
      const result = readRecord(game, { ...json, refused });
      if (!result.ok) throw new Error(result.fault.says);
      return result.value;
    };
    expect(read(json['refused']).refused).toEqual(practice.refused);
    for (const bad of [undefined, 'no', [null], [{ ...first, at: 99 }], [{ ...first, seat: 9 }], [{ at: 0, seat: 0 }]])
      expect(read(bad).refused).toBeUndefined();
    const seat = game.play.turn(stateOf(practice)) ?? HUMAN;
    const legal = game.play.moves(stateOf(practice), seat, 1)[0] as GameMove;
    expect(
      read([{ at: practice.match.turns.length, seat, move: game.notation.move.write(legal) }]).refused,
    ).toBeUndefined();
  });

  test('lists no try while another player is to move', () => {
    const table = refuse(tableOnTurn(false), 2);
    expect(table.state.tried?.ruling.verdict).toBe('illegal');
    expect(endOf(table)).not.toContain('<s>');
  });

  test('lists no refusal of another game', () => {
    const table = tableWithRefusals(1);
    expect(endOf(table)).toContain('<s>');
    table.sit(freshGame(game, 2), true);
    expect(endOf(table)).not.toContain('<s>');
  });
});
