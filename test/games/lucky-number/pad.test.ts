import { expect, test } from 'vitest';
import { computeStanding } from '../../../src/features/score-pad/state/standing.ts';
import { game } from '../../../src/games/lucky-number/index.ts';

const evening = (...entries: readonly Record<string, never | readonly (string | number)[]>[]) =>
  computeStanding(game, {
    id: '1',
    names: ['Ann', 'Bert', 'Cleo'],
    options: {},
    first: 2,
    rounds: entries.map((entry) => ({ way: 'game', entry, claims: [] })),
  });

test('the player who went out has won, and two of them share the win', () => {
  const { rounds, totals, nextRound } = evening({ out: [1] }, { out: [0, 1] });
  expect(rounds.map(({ gains }) => gains)).toEqual([
    [0, 1, 0],
    [1, 1, 0],
  ]);
  expect(totals).toEqual([1, 2, 0]);
  expect(nextRound.says).toBe('Bert deals, Cleo begins.');
});

test('if no player can move the fewest cards win, and every player’s cards are needed', () => {
  const { rounds } = evening({ left: ['7', '4', '9'] }, { left: ['7', '4', ''] });
  expect(rounds[0]).toMatchObject({ gains: [0, 1, 0], fault: null });
  expect(rounds[0]?.lines[0]).toMatchObject({ says: 'The fewest cards, 4 cards.' });
  expect(rounds[1]?.fault?.says).toBe('Something is missing in this round.');
});

test('the pad doubts cards left in the hand of a player who went out', () => {
  const [round] = evening({ out: [0], left: ['3', '4', '9'] }).rounds;
  expect(round?.doubts[0]?.says).toBe('Ann went out, but has cards left.');
});

test('a player has no negative number of cards left', () => {
  const [round] = evening({ left: ['-3', '4', '9'] }).rounds;
  expect(round).toMatchObject({
    gains: [0, 0, 0],
    fault: { says: 'Ann: “-3” can’t be, it is less than zero.' },
  });
});

test('a hand has no more cards than the packs', () => {
  const faultFor = (cardsLeft: string, options = {}) =>
    computeStanding(game, {
      ...{ id: '1', names: ['Ann', 'Bert', 'Cleo'], options, first: 0 },
      rounds: [{ way: 'game', entry: { left: [cardsLeft, '4', '9'] }, claims: [] }],
    }).rounds[0]?.fault?.says;
  expect([faultFor('108'), faultFor('110', { jokers: 6 })]).toEqual([undefined, undefined]);
  expect(faultFor('109')).toBe('Ann: “109” can’t be, the packs have 108 cards.');
});

test('the pad doubts that you went out and have cards left', () => {
  const [round] = computeStanding(game, {
    ...{ id: '1', names: ['You', 'Bert', 'Cleo'], options: {}, first: 0 },
    rounds: [{ way: 'game', entry: { out: [0], left: ['3', '4', '9'] }, claims: [] }],
  }).rounds;
  expect(round?.doubts[0]?.says).toBe('You went out, but have cards left.');
});
