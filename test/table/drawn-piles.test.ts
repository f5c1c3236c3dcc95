import { expect, test } from 'vitest';
import { drawnPiles } from '../../src/features/rulebook/drawn-cards.ts';
import { games } from '../../src/games/index.ts';

test('piles are read with their labels, from the lowest card; an empty place has none', () => {
  for (const game of games) {
    const [first, second] = game.pack.cards;
    if (first === undefined || second === undefined) throw new Error('no cards');
    const codes = `${game.pack.code(first)} ${game.pack.code(second)}`;
    expect(drawnPiles(game, `two of them: ${codes} | an empty place:`)).toEqual([
      { says: 'two of them', cards: [first, second] },
      { says: 'an empty place', cards: [] },
    ]);
    expect(() => drawnPiles(game, 'nothing of ours: Z9')).toThrow(RangeError);
  }
});
