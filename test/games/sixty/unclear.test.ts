import { test } from 'vitest';
import { game } from '../../../src/games/sixty/index.ts';
import { expectUnclear } from '../expect-unclear.ts';

test('a round with unseen cards in its penalty piles has no result', () => {
  expectUnclear(game, {
    position: {
      turn: 0,
      hands: [['15'], [], []],
      attack: ['10'],
      from: 2,
      deck: [],
      discard: ['80?'],
      penalty: [['?'], [], []],
    },
    move: { type: 'beat', cards: ['15'] },
    path: 'penalty[0]',
  });
});
