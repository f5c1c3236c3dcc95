import { test } from 'vitest';
import { game } from '../../../src/games/broom/index.ts';
import { expectUnclear } from '../expect-unclear.ts';

test('a session with unseen cards in its piles has no result', () => {
  expectUnclear(game, {
    position: { turn: 0, hands: [['9D'], []], table: [], stock: [], taken: [['3?'], []] },
    move: { type: 'place', cards: ['9D'] },
    path: 'taken[0]',
  });
});
