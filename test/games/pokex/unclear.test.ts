import { test } from 'vitest';
import { game } from '../../../src/games/pokex/index.ts';
import { expectUnclear } from '../expect-unclear.ts';

test('a trick with an unseen centre card has no result', () => {
  expectUnclear(game, {
    position: {
      phase: 'play',
      dealer: 3,
      bids: [{ seat: 0, tricks: 6 }],
      declarer: 0,
      bid: 6,
      leader: 0,
      current: '?',
      turn: 3,
      hands: [['10?'], ['10?'], ['10?'], ['AS', 'KS', '10?']],
      laid: [
        { seat: 0, cards: ['2S', '2H'] },
        { seat: 2, cards: ['3S', '3H'] },
        { seat: 1, cards: ['4S', '4H'] },
      ],
    },
    move: { type: 'lay', cards: ['AS', 'KS'] },
    path: 'current',
  });
});
