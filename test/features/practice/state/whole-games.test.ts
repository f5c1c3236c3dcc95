import { describe, expect, test } from 'vitest';
import { HUMAN } from '../../../../src/features/house-rules/names.ts';
import { isScored, stateOf } from '../../../../src/features/practice/state/state.ts';
import { readRecord, writeRecord } from '../../../../src/features/saved-games/match-record.ts';
import type { WholeGame } from '../../../../src/game/game.ts';
import { games } from '../../../../src/games/index.ts';
import { createRandom } from '../../../../src/random/random.ts';
import { replay } from '../../../contract/replay.ts';
import { freshGame, TestTable } from './test-table.ts';

/** A game between a random person and random bots, to its end or a number of turns. */
function playGame(
  game: WholeGame,
  seed: number,
  maxTurns: number,
  watch: (table: TestTable) => void = () => undefined,
): TestTable {
  const table = new TestTable();
  const random = createRandom(seed);
  table.settings = {
    pace: 'quick',
    help: 'coach',
    window: seed % 2 === 0 ? 'off' : 'short',
    forced: 'mine',
    slips: 'off',
  };
  table.sit(freshGame(game, seed), true);
  for (let i = 0; i < maxTurns * 20 && table.turns < maxTurns; i++) {
    watch(table);
    const state = stateOf(table.practice);
    const seat = game.play.turn(state);
    if (table.state.countedStep !== null) table.send({ type: 'close-sheet' });
    else if (seat === null) break;
    else if (seat === HUMAN) table.send({ type: 'attempt', move: random.pick(game.play.moves(state, HUMAN)) });
    else {
      table.pass(200);
      table.answer();
    }
  }
  return table;
}

describe.each(games.map((game) => [game.name, game] as const))('a practice game of %s', (_, game) => {
  test.each([1, 2, 3])('goes on turn by turn, and is stored as it stands (%s)', (seed) => {
    const table = playGame(game, seed, 150);
    expect(table.turns === 150 || game.play.turn(stateOf(table.practice)) === null).toBe(true);
    const { steps, illegalIndex: broken } = replay(game, table.practice.match);
    expect(broken).toBeNull();
    expect(table.practice.steps).toEqual(steps);
    // Each turn was saved exactly once.
    expect(table.saved().map(({ match }) => match.turns.length)).toEqual(
      table.practice.match.turns.map((_turn, i) => i + 1),
    );
    expect(table.saved().at(-1)).toBe(table.practice);
  });

  test('resumes from its record as if it had never stopped', () => {
    const table = playGame(game, 1, 60);
    const result = readRecord(game, JSON.parse(JSON.stringify(writeRecord(table.practice))));
    if (!result.ok) throw new Error(result.fault.says);
    const resumedTable = new TestTable();
    resumedTable.sit(result.value);
    expect(resumedTable.practice.steps).toEqual(table.practice.steps);
    // The same opponents with the same seeds.
    const ask = (one: TestTable): unknown => {
      one.settings = { pace: 'quick', help: 'none', window: 'off', forced: 'mine', slips: 'off' };
      one.sit(one.practice);
      one.asked = [];
      one.pass(2000);
      return one.asked.map(({ question }) => question);
    };
    expect(ask(resumedTable)).toEqual(ask(table));
  });

  test('never shows a bot more than its seat may know', () => {
    const requests = playGame(game, 3, 60).effects.filter((effect) => effect.type === 'send-question');
    expect(requests.length).toBeGreaterThan(0);
    for (const { practice, question } of requests) {
      expect(question.view).toEqual(game.visibility.view(stateOf(practice), question.seat));
      expect(question.view.chance).toEqual([]);
    }
  });

  test('shows the sheet of every count, and waits until it is put away', () => {
    const sheets = new Map<number, number>();
    const table = playGame(game, 1, 200, ({ state, turns }) => {
      if (state.countedStep !== null) sheets.set(state.countedStep, turns);
    });
    const scoredSteps = table.practice.steps.flatMap((_step, i) => (i > 0 && isScored(table.practice, i) ? [i] : []));
    const { countedStep } = table.state;
    expect([...sheets.keys()].filter((i) => i !== countedStep)).toEqual(scoredSteps.filter((i) => i !== countedStep));
    expect([...sheets].every(([step, turns]) => step === turns)).toBe(true);
  });

  test('doesn’t change its inputs', () => {
    const table = playGame(game, 2, 30);
    const before = table.state;
    const copy = structuredClone({ ...before, practice: before.practice?.match });
    table.send({ type: 'undo' });
    table.pass(3000);
    table.answer();
    expect({ ...before, practice: before.practice?.match }).toEqual(copy);
  });
});
