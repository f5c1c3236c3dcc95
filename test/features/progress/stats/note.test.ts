import { beforeEach, expect, test } from 'vitest';
import { noteGame, noteReview, noteRuleUse } from '../../../../src/features/progress/stats/note.ts';
import { findTally, NO_STATS } from '../../../../src/features/progress/stats/stats.ts';
import { $stats } from '../../../../src/features/progress/stats/stats-store.ts';
import { type Practice, recordOf } from '../../../../src/features/saved-games/match-record.ts';
import { games } from '../../../../src/games/index.ts';
import { freshGame } from '../../practice/state/test-table.ts';

beforeEach(() => $stats.set(NO_STATS));

const [game] = games as [(typeof games)[number]];
const WON_BY_1 = { winners: [1], scores: [10, 30] };

/** A finished game that the second seat has won. */
function practiceWonBy1(changes: Partial<Practice>): Practice {
  const wonGame = { ...game, play: { ...game.play, outcome: () => WON_BY_1 } };
  return { ...freshGame(game, 3), game: wonGame, ...changes } as Practice;
}

const tally = (strength: string) => findTally($stats.get(), { game: game.id, strength });

test('a game counts for the seat you sit in, against bots as strong as those who sat there', () => {
  noteGame(practiceWonBy1({ strength: 'greedy', seats: ['shark', 'person'] }));
  expect(tally('shark')).toMatchObject({ games: 1, won: 1, points: 20 });
  expect(tally('greedy')).toBeNull();
});

test('the first seat is yours unless the record names another', () => {
  noteGame(practiceWonBy1({ strength: 'beginner' }));
  expect(tally('beginner')).toMatchObject({ games: 1, won: 0, points: -20 });
});

test('a game against bots of several strengths, or with several people, isn’t counted', () => {
  for (const seats of [
    ['person', 'shark', 'greedy'],
    ['person', 'person', 'shark'],
  ] as const) {
    noteGame(practiceWonBy1({ seats }));
    noteRuleUse(practiceWonBy1({ seats }), true);
  }
  noteRuleUse(practiceWonBy1({ seats: ['shark', 'person'] }), true);
  expect($stats.get()).toEqual({ ...NO_STATS, tallies: { [`${game.id}/shark`]: tally('shark') } });
  expect(tally('shark')).toMatchObject({ games: 0, kept: 1 });
});

test('a review counts for the seat you sat in', () => {
  const practice = practiceWonBy1({ seats: ['shark', 'person'] });
  noteGame(practice);
  const sum = { points: 0, play: 0, costError: 0, luckError: 0, left: 0 };
  noteReview(game.id, recordOf(practice), {
    turns: [],
    summary: [
      { ...sum, seat: 0, luck: -7, cost: 1 },
      { ...sum, seat: 1, luck: 7, cost: 3 },
    ],
    scores: [0, 0],
  });
  expect(tally('shark')).toMatchObject({ reviewed: 1, luck: 7, cost: 3 });
});
