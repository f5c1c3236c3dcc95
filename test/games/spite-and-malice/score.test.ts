import { describe, expect, test } from 'vitest';
import { askScore, error } from './ask.ts';

/** Computed by hand from the rules text: the cards left in the other pile, or the difference, times the stake. */
describe('the settlement', () => {
  test('pays the winner for every card left in the other goal pile', () => {
    const { scores, lines, winner } = askScore({ goal: [0, 9] });
    expect([scores, winner]).toEqual([[9, 0], 0]);
    expect(lines).toEqual([
      {
        seat: 0,
        rule: 'spite-and-malice/goal-empty',
        points: 9,
        says: '9 points for 9 cards left in the other goal pile.',
      },
    ]);
    expect(askScore({ goal: [1, 0] }).lines[0]?.says).toBe('1 point for 1 card left in the other goal pile.');
  });

  test('at a standstill pays the difference', () => {
    const { scores, lines, winner } = askScore({ goal: [14, 3], options: { stake: 5 } });
    expect([scores, winner]).toEqual([[0, 55], 1]);
    expect(lines).toEqual([
      {
        seat: 1,
        rule: 'spite-and-malice/standstill',
        points: 55,
        says: '55 points for a difference of 11 cards: 3 against 14.',
      },
    ]);
  });

  test('pays nothing if the piles are equal, or without stakes', () => {
    expect(askScore({ goal: [7, 7] })).toEqual({ scores: [0, 0], lines: [], winner: null });
    const freeGame = askScore({ goal: [0, 26], options: { stake: 0 } });
    expect([freeGame.scores, freeGame.winner, freeGame.lines[0]?.points]).toEqual([[0, 0], 0, 0]);
    expect(askScore({ goal: [0, 26], options: { stake: 1000 } }).scores).toEqual([26_000, 0]);
  });

  test.each([
    [{}, 'goal'],
    [{ goal: [0, 0] }, 'goal'],
    [{ goal: [3] }, 'goal'],
    [{ goal: [3, 27] }, 'goal[1]'],
    [{ goal: [11, 3], options: { goal: 10 } }, 'goal[0]'],
    [{ goal: [3, -1] }, 'goal[1]'],
    [{ goal: [3, '4'] }, 'goal[1]'],
    [{ goal: [3, 1.5] }, 'goal[1]'],
  ])('can’t be computed from %j', (input, path) => {
    expect(error('score', input)).toMatchObject({ code: 'bad-position', path });
  });
});
