import { describe, expect, test } from 'vitest';
import { askScore, error } from './ask.ts';

/** Points of a bid for its side; the declarer is seat 0, with no points before. */
const pointsFor = (bid: number, tricks: number, options: object = {}): number =>
  askScore({ bid, declarer: 0, tricks: [tricks, 6 - tricks], options }).scores?.[0] ?? Number.NaN;

describe('the score of a bid', () => {
  test('is 1, 3, 6, 10, 15, 21 when made exactly', () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => pointsFor(n, n))).toEqual([1, 3, 6, 10, 15, 21]);
  });

  test('matches the examples of the source: 2 that took 5 is 9, and 3 that took 4 is 9', () => {
    expect(pointsFor(2, 5)).toBe(1 + 2 + 2 + 2 + 2);
    expect(pointsFor(3, 4)).toBe(1 + 2 + 3 + 3);
  });

  test('matches the whole table printed in the book', () => {
    const table = [1, 2, 3, 4, 5, 6].map((bid) => [1, 2, 3, 4, 5, 6].map((tricks) => pointsFor(bid, tricks)));
    expect(table).toEqual([
      [1, 2, 3, 4, 5, 6],
      [0, 3, 5, 7, 9, 11],
      [0, 0, 6, 9, 12, 15],
      [0, 0, 0, 10, 14, 18],
      [0, 0, 0, 0, 15, 20],
      [0, 0, 0, 0, 0, 21],
    ]);
  });

  test('is nothing when missed, or minus 1, 3, 6, 10, 15, 21', () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => pointsFor(n, n - 1))).toEqual([0, 0, 0, 0, 0, 0]);
    const minus = { failed: 'minus' };
    expect([1, 2, 3, 4, 5, 6].map((n) => pointsFor(n, 0, minus))).toEqual([-1, -3, -6, -10, -15, -21]);
    expect(pointsFor(3, 4, minus)).toBe(9);
  });

  test('goes to one side only, and adds to the totals', () => {
    const { scores, lines } = askScore({ bid: 4, declarer: 3, tricks: [2, 4], scores: [20, 14] });
    expect(scores).toEqual([20, 24]);
    expect(lines).toEqual([
      {
        seat: 3,
        rule: 'pokex/made',
        points: 10,
        says: '10 points for bidding 4 and taking 4 tricks (1 + 2 + 3 + 4).',
      },
    ]);
    const missed = askScore({ bid: 4, declarer: 1, tricks: [3, 3], scores: [20, 14] });
    expect([missed.scores, missed.lines[0]?.rule, missed.lines[0]?.says]).toEqual([
      [20, 14],
      'pokex/missed',
      'Nothing for bidding 4 and taking 3 tricks.',
    ]);
    const failedBid = askScore({ bid: 2, declarer: 1, tricks: [5, 1], options: { failed: 'minus' } });
    expect([failedBid.scores, failedBid.lines[0]?.says]).toEqual([
      [0, -3],
      '3 points lost for bidding 2 and taking 1 trick (1 + 2).',
    ]);
  });

  test('counts six tricks, unless some have no winner', () => {
    const five = { bid: 3, declarer: 0, tricks: [3, 2] };
    expect(error('score', five)).toMatchObject({ code: 'bad-position', path: 'tricks' });
    expect(askScore({ ...five, options: { tie: 'nobody' } }).scores).toEqual([6, 0]);
    expect(error('score', { ...five, tricks: [4, 3] })?.path).toBe('tricks');
    expect(error('score', { ...five, bid: 7 })?.code).toBe('bad-position');
    expect(error('score', { ...five, declarer: 4 })?.code).toBe('bad-position');
  });
});

describe('two hands against each other', () => {
  const compareHands = (firstText: string, secondText: string, extraFields: object = {}) =>
    askScore({ hands: [firstText.split(' '), secondText.split(' ')], ...extraFields });

  test('have ranks, categories and a winner, with the centre card in both', () => {
    expect(compareHands('KS KH 4S 4H KD', '9S 9H 9D 2C KD')).toMatchObject({
      ranks: ['full house, kings over fours', 'three of a kind, nines'],
      categories: ['full-house', 'three-of-a-kind'],
      winner: 0,
      lines: [{ seat: null, rule: 'pokex/trick-won', points: 0 }],
    });
  });

  test('that are equal are decided by wild cards, then for the first', () => {
    expect(compareHands('AS X KS QH 9D', 'AD AC KD QC 9D')).toMatchObject({
      winner: 1,
      lines: [{ rule: 'pokex/trick-tie' }],
    });
    expect(compareHands('AS X KS QH 9D', 'AD AC KD QC 9D', { options: { tie: 'leader' } }).winner).toBe(0);
    expect(compareHands('AS X KS QH 9D', 'AD AC KD QC 9D', { options: { tie: 'nobody' } }).winner).toBeNull();
    expect(compareHands('AS AH KS QH 9D', 'AD AC KD QC 9D').winner).toBe(0);
  });

  test('have a wild rank only where one is named', () => {
    const request = { hands: ['7S 7H 7D X X'.split(' '), '2S 3S 4S 5S 6S'.split(' ')], wild: '7' };
    expect(askScore({ ...request, options: { wildRank: true } })).toMatchObject({
      ranks: ['five of a kind, aces', 'straight flush, six high'],
      winner: 0,
    });
    expect(error('score', request)).toMatchObject({ code: 'bad-position', path: 'wild' });
  });

  test('may share one card at most', () => {
    const two = {
      hands: [
        ['KS', 'KH', '4S', '4H', 'KD'],
        ['KS', 'KH', '9D', '2C', '3C'],
      ],
    };
    expect(error('score', two)).toMatchObject({ code: 'bad-position', path: 'hands[1]' });
    const twice = {
      hands: [
        ['KS', 'KS', '4S', '4H', 'KD'],
        ['9S', '9H', '9D', '2C', '3C'],
      ],
    };
    expect(error('score', twice)).toMatchObject({ code: 'bad-position', path: 'hands[0]' });
    // Two jokers and the shared one make three places for two cards.
    expect(compareHands('X X 4S 4H KD', 'X 9H 9D 2C 3C').winner).toBe(0);
    expect(
      error('score', {
        hands: [
          ['X', 'X', '4S', '4H', 'KD'],
          ['X', 'X', '9D', '2C', '3C'],
        ],
      })?.path,
    ).toBe('hands[1]');
    expect(error('score', { hands: [['KS'], ['9S']] })?.code).toBe('bad-position');
  });
});
