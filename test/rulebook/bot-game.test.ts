import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { playBotGame } from '../../src/rulebook/bot-game.ts';

const countedGames = games.map(({ id }) => playBotGame(id, 7)).filter(({ deals }) => deals.length > 0);

test('a drawn game has a line for every side, and its last totals are the final ones', () => {
  expect(countedGames.length).toBeGreaterThan(2);
  for (const { deals } of countedGames) {
    expect(new Set(deals.map(({ totals }) => totals.length)).size).toBe(1);
    expect(deals.every(({ piles, totals }) => piles.length === totals.length)).toBe(true);
  }
});

test('the piles of a drawn deal are those its first totals were counted from', () => {
  for (const { deals } of countedGames) {
    const [firstDeal] = deals;
    for (const { side, cards, adds } of firstDeal?.piles ?? []) {
      expect(adds?.length ?? cards.length).toBe(cards.length);
      if (adds) expect(adds.reduce((sum, n) => sum + n, 0)).toBe(firstDeal?.totals[side]);
    }
  }
});
