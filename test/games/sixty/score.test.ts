import { describe, expect, test } from 'vitest';
import { askScore, attackedWith, beat, lateTable, moved, take } from './ask.ts';

describe('counting a round', () => {
  test('counts each number’s value and 60 for a joker, taken or left over, each in its own line', () => {
    // Ann: 4 + 4 + 12 = 20 taken, nothing left. Bert: 30 taken, 3 + 60 left. Cleo: nothing, and 60 + 60 left.
    const { scores, lines } = askScore({
      penalty: [['4', '4', '12'], ['30'], []],
      hands: [[], ['3', 'ZAP'], ['HOCUS', 'ABRACADABRA']],
    });
    expect(scores).toEqual([20, 93, 120]);
    expect(lines.map(({ seat, rule, points }) => [seat, rule.replace('sixty/', ''), points])).toEqual([
      [0, 'points', 20],
      [0, 'left-over', 0],
      [1, 'points', 30],
      [1, 'left-over', 63],
      [2, 'points', 0],
      [2, 'left-over', 120],
    ]);
    expect(lines[3]?.says).toBe('63 points for being left with a 3 and Zap.');
  });

  test('gives 60 for all cards of any number', () => {
    for (const cardNumber of [3, 4, 5, 6, 10, 12, 15, 20, 30]) {
      const fullSet = new Array<string>(60 / cardNumber).fill(String(cardNumber));
      expect(askScore({ penalty: [fullSet, [], []] }).scores).toEqual([60, 0, 0]);
    }
  });

  test('gives six lines of nothing if no player took or holds cards', () => {
    const { scores, lines } = askScore({});
    expect([scores, lines.length]).toEqual([[0, 0, 0], 6]);
  });

  test('adds to the earlier totals', () => {
    expect(askScore({ penalty: [['5'], ['6'], ['10']], totals: [100, 0, 7] }).scores).toEqual([105, 6, 17]);
  });
});

describe('the player who begins the next round', () => {
  const nextStarter = (input: object): number | undefined => askScore({ round: 1, ...input }).next;

  test('has most points', () => {
    expect(nextStarter({ penalty: [['5'], ['30'], ['10']], totals: [90, 0, 0] })).toBe(1);
  });

  test('has the higher total among equals', () => {
    expect(nextStarter({ penalty: [['15'], ['3', '12'], ['10']], totals: [4, 7, 90] })).toBe(1);
  });

  test('is the first clockwise from the old starter among those still equal, the starter included', () => {
    const level = { penalty: [['15'], [], ['15']] };
    expect([0, 1, 2].map((starter) => nextStarter({ ...level, starter }))).toEqual([0, 2, 2]);
    expect(nextStarter({ starter: 1 })).toBe(1);
  });

  test('gets the first turn of the deal', () => {
    const start = { ...lateTable('12', '', ''), ...attackedWith('10', 2), starter: 1 };
    const penalty = [['5', '5'], ['10'], ['10']];
    const { position } = moved({ ...start, penalty }, beat('12'));
    expect([position.turn, position.starter, position.round, position.direction]).toEqual([1, 1, 2, 1]);
  });
});

describe('the end of the game', () => {
  test('goes to the lowest total after the last round, with any number of players', () => {
    const input = { penalty: [['5'], ['4'], ['6']], totals: [10, 12, 10] };
    expect(askScore({ ...input, round: 3 }).winners).toEqual([0]);
    expect(askScore({ ...input, round: 2 }).winners).toBeUndefined();
    expect(askScore({ ...input, round: 2, options: { rounds: 2 } }).winners).toEqual([0]);
  });

  test('after a shared lowest total is played off by all, up to ten times; then it is shared', () => {
    const tie = { penalty: [['5'], ['5'], []], hands: [[], [], ['6']] };
    expect([askScore({ ...tie, round: 3 }).next, askScore({ ...tie, round: 3 }).winners]).toEqual([2, undefined]);
    expect(askScore({ ...tie, round: 12 }).winners).toBeUndefined();
    expect(askScore({ ...tie, round: 13 }).winners).toEqual([0, 1]);
  });

  test('ignores a tie for second place', () => {
    expect(askScore({ penalty: [[], ['5'], ['5']], round: 3 }).winners).toEqual([0]);
  });

  test('comes after a fourth round, dealt to all, if three rounds end in a tie', () => {
    const start = { ...lateTable('12', '', ''), ...attackedWith('10', 2), round: 3, totals: [5, 5, 9] };
    const { position, events } = moved(start, beat('12'));
    expect([position.round, position.totals, position.hands.map((hand) => hand.length)]).toEqual([
      4,
      [5, 5, 9],
      [5, 5, 5],
    ]);
    expect(events.map(({ rule }) => rule)).toContain('sixty/tie-round');
  });

  test('leaves the hands in the penalty piles, and the rest in place', () => {
    const start = {
      ...lateTable('6', '', ''),
      ...attackedWith('10', 2),
      direction: -1,
      discard: ['3', '4'],
      penalty: [['5'], [], ['30']],
      totals: [10, 20, 10],
      round: 3,
      starter: 2,
    };
    expect(moved(start, take).position).toEqual({
      turn: null,
      direction: -1,
      hands: [[], [], []],
      attack: [],
      from: null,
      discard: ['3', '4'],
      deck: [],
      penalty: [['5', '10', '6'], [], ['30']],
      round: 3,
      starter: 2,
      totals: [31, 20, 40],
    });
  });
});
