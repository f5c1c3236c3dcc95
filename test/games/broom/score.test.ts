import { describe, expect, test } from 'vitest';
import { askScore } from './ask.ts';

const SPADE_CODES = ['AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', '10S', 'JS', 'QS', 'KS'];

/** All cards of the pack except the named ones. */
function allCardsExcept(...excluded: string[]): string[] {
  const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
  const plainCards = ranks.flatMap((rank) => ['S', 'H', 'D', 'C'].map((suit) => rank + suit));
  return [...plainCards, 'J20', 'J15', 'J11', 'BROOM'].filter((card) => !excluded.includes(card));
}

describe('counting a session', () => {
  test('one pile with everything: 10 + 5 + 3 + 2 + 2 + 13 + 2 + 2 = 39', () => {
    expect(askScore({ taken: [allCardsExcept(), []] }).scores).toEqual([39, 0]);
  });

  test('with a point for each ace: 10 + 5 + 3 + 2 + 2 + 4 + 2 + 2 = 30', () => {
    expect(askScore({ taken: [allCardsExcept(), []], options: { point: 'ace' } }).scores).toEqual([30, 0]);
  });

  test('all spades against all the rest', () => {
    const { scores, lines } = askScore({ taken: [SPADE_CODES, allCardsExcept(...SPADE_CODES)], scores: [5, 7] });
    // 13 spades + schnapps 2 + most spades 2 = 17; J20 10 + J15 5 + J11 3 + 10♦ 2 + most cards 2 = 22.
    expect(scores).toEqual([5 + 17, 7 + 22]);
    expect(lines.map(({ seat, rule, points }) => [rule.replace('broom/score-', ''), seat, points])).toEqual([
      ['joker-20', 1, 10],
      ['joker-15', 1, 5],
      ['joker-11', 1, 3],
      ['carousel', 1, 2],
      ['schnapps', 0, 2],
      ['each', 0, 13],
      ['most-spades', 0, 2],
      ['most-cards', 1, 2],
    ]);
  });

  test('two players level for most get a point each, and the lines say for what', () => {
    const { scores, lines } = askScore({
      taken: [
        ['3S', '4H'],
        ['5S', '6H'],
      ],
    });
    expect(scores).toEqual([1 + 1 + 1, 1 + 1 + 1]);
    expect(
      lines.filter(({ rule }) => rule === 'broom/score-tie').map((line) => [line.seat, line.points, line.for]),
    ).toEqual([
      [0, 1, 'score-most-spades'],
      [1, 1, 'score-most-spades'],
      [0, 1, 'score-most-cards'],
      [1, 1, 'score-most-cards'],
    ]);
  });

  test('three or four players level get nothing', () => {
    const three = askScore({ options: { seats: 3 }, taken: [['3S'], ['4S'], ['5S']] });
    expect(three.scores).toEqual([1, 1, 1]);
    expect(three.lines.filter(({ seat }) => seat === null).map((line) => line.for)).toEqual([
      'score-most-spades',
      'score-most-cards',
    ]);
    expect(askScore({ options: { seats: 4 }, taken: [['3H'], ['4H'], ['5H'], ['6H']] }).scores).toEqual([0, 0, 0, 0]);
  });

  test('no player has the most of nothing', () => {
    expect(askScore({ taken: [[], []] })).toEqual({ scores: [0, 0], lines: [] });
    expect(askScore({ taken: [['3H'], []] }).lines.map(({ rule }) => rule)).toEqual(['broom/score-most-cards']);
  });
});
