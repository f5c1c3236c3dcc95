import { render } from 'preact-render-to-string';
import { afterEach, describe, expect, test } from 'vitest';
import { HUMAN } from '../../../src/features/house-rules/names.ts';
import { End } from '../../../src/features/practice/End.tsx';
import { $table } from '../../../src/features/practice/state/run.ts';
import { EMPTY_TABLE, stateOf } from '../../../src/features/practice/state/state.ts';
import { judge } from '../../../src/game/judge.ts';
import type { GameMove } from '../../../src/game/play.ts';
import { games } from '../../../src/games/index.ts';
import { freshGame, TestTable } from './state/test-table.ts';

afterEach(() => $table.set(EMPTY_TABLE));

describe.each(games.map((game) => [game.name, game] as const))('the end sheet of %s', (_, game) => {
  /** A table at which the person has tried the same illegal move some times. */
  function tableWithRefusals(count: number): TestTable {
    const table = new TestTable();
    table.sit(freshGame(game, 1), true);
    const state = stateOf(table.practice);
    const move = [...game.play.tries(state, HUMAN)].find((one) => !judge(game, state, HUMAN, one).isLegal) as GameMove;
    for (let i = 0; i < count; i++) table.send({ type: 'attempt', move });
    return table;
  }
  const endOf = ({ state, practice }: TestTable): string => {
    $table.set(state);
    return render(<End practice={practice} home="/here/" onLeave={() => undefined} />);
  };

  test('strikes refused tries through, each with a link to the rule it broke, and the last three of many', () => {
    const table = tableWithRefusals(5);
    const html = endOf(table);
    const [ruling] = table.state.refusals;
    const [brokenRule = ''] = ruling?.findings.map(({ rule }) => rule) ?? [];
    expect(html.match(/<s>/g)).toHaveLength(3);
    expect(html).toContain('5 tries, the last 3 of them');
    expect(html).toContain(`#${brokenRule.split('/')[1]}`);
    expect(html).toContain(game.rules.number(brokenRule));
  });

  test('lists no refusal of another game', () => {
    const table = tableWithRefusals(1);
    expect(endOf(table)).toContain('<s>');
    table.sit(freshGame(game, 2), true);
    expect(endOf(table)).not.toContain('<s>');
  });
});
