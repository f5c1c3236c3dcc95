import { describe, expect, test } from 'vitest';
import { HUMAN } from '../../../../src/features/house-rules/names.ts';
import { findDeal } from '../../../../src/features/practice/state/deal.ts';
import { observe } from '../../../../src/features/practice/state/observation.ts';
import { stateOf } from '../../../../src/features/practice/state/state.ts';
import type { Practice } from '../../../../src/features/saved-games/match-record.ts';
import { games } from '../../../../src/games/index.ts';
import { freshGame, randomStages, TestTable } from './test-table.ts';

const DEAL_MS = 900;

/** Cards in each player's hand. */
const handSizes = (practice: Practice): readonly number[] =>
  observe(practice)
    .zones()
    .filter(({ kind }) => kind === 'hand' || kind === 'held')
    .map(({ items }) => items.length);

describe.each(games.map((game) => [game.name, game] as const))('deals of %s', (_, game) => {
  test('are found first, and wherever all hands are filled at once', () => {
    let sizesBefore: readonly number[] = handSizes(freshGame(game, 1)).map(() => 0);
    for (const practice of randomStages(freshGame(game, 1), 300)) {
      if (game.play.turn(stateOf(practice)) === null) break;
      const sizes = handSizes(practice);
      const areAllFilled = sizes.every((size, i) => size > (sizesBefore[i] ?? 0));
      const deal = findDeal(practice);
      if (areAllFilled) expect(deal?.first).toBe(game.play.turn(stateOf(practice)));
      // Cards are dealt evenly, and nothing else is taken for a deal.
      if (deal) expect(new Set(sizes).size).toBe(1);
      sizesBefore = sizes;
    }
  });

  test('are shown in a new game, and not again when it is resumed', () => {
    const practice = freshGame(game, 1);
    for (const isNewDeal of [true, false]) {
      const table = new TestTable();
      table.sit(practice, isNewDeal);
      expect(findDeal(practice, table.state.seenStep)?.step).toBe(isNewDeal ? practice.steps[0] : undefined);
    }
  });

  test('are shown before another player moves, at any pace', () => {
    const practice = [1, 2, 3, 4, 5, 6, 7, 8]
      .map((seed) => freshGame(game, seed))
      .find((freshPractice) => game.play.turn(stateOf(freshPractice)) !== HUMAN);
    if (!practice) throw new Error('another player begins');
    for (const dealLength of [DEAL_MS, 0]) {
      const table = new TestTable();
      table.settings = { ...table.settings, pace: 'quick', window: 'off' };
      table.dealLength = dealLength;
      table.sit(practice, true);
      table.pass(DEAL_MS - 1);
      expect(table.asked.length).toBe(dealLength === 0 ? 1 : 0);
      table.pass(1);
      expect(table.asked.length).toBe(1);
    }
  });
});
