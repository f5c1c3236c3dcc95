import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import {
  $judgement,
  alternateKinds,
  choiceResults,
  chooseOption,
  nextTable,
  startJudgement,
  totalLoss,
} from '../../../src/features/judgement/judgement.ts';
import { games } from '../../../src/games/index.ts';
import { createRandom } from '../../../src/random/random.ts';
import { unpackJudgementStock } from '../../../src/scenarios/judgement/stock.ts';

afterEach(() => $judgement.set(null));

describe.each(games.map((game) => [game.id, game] as const))('weighing in %s', (id, game) => {
  const harvested = unpackJudgementStock(
    readFileSync(new URL(`../../../content/${id}/judgement.json`, import.meta.url), 'utf8'),
  );
  const order = alternateKinds(harvested.positions, createRandom(3));

  test('every table comes once before one repeats, and six tables include every kind', () => {
    expect(order).toHaveLength(harvested.positions.length);
    expect(new Set(order)).toEqual(new Set(harvested.positions));
    const kinds = Object.keys(harvested.asks);
    expect(new Set(order.slice(0, 6).map(({ kind }) => kind)).size).toBe(Math.min(6, kinds.length));
  });

  test('six tables are asked, the next six continue from there and start over at the end', () => {
    startJudgement(game, harvested, order, order.length - 2);
    const { tables } = $judgement.get() ?? { tables: [] };
    expect(tables).toHaveLength(6);
    expect(tables[2]?.asks).toBe(harvested.asks[order[0]?.kind ?? '']);
  });

  test('the best answer gives nothing away, the worst gives away its difference; each table takes one answer', () => {
    startJudgement(game, harvested, order, 0);
    const [first, second] = $judgement.get()?.tables ?? [];
    if (!first || !second) throw new Error('no tables');
    const worst = second.options.length - 1;
    chooseOption(0);
    chooseOption(worst);
    nextTable();
    chooseOption(worst);
    nextTable();
    const judging = $judgement.get();
    if (!judging) throw new Error('no tables');
    expect(judging.at).toBe(2);
    expect(choiceResults(judging)).toEqual([true, false]);
    expect(totalLoss(judging)).toBe(second.options[worst]?.behind);
  });
});
