import { describe, expect, test } from 'vitest';
import { combine, judged, lay, listed, moved, number, ruled, tableOf } from './ask.ts';

const two = { options: { base: 2 } };
const straight = { options: { wrap: false } };

describe('the source’s own lists of points', () => {
  const allTotals = (hand: string, base: string, aces: string): number[] =>
    Array.from({ length: 34 }, (_, i) => i + 3).filter((n) => ruled(number(n, hand), combine(base, aces)) === 'legal');

  test.each([
    ['AD 2D 3D', '', [6]],
    ['10C 10D 10H', '', [30]],
    // "♣A♦A♥A♠A" is any one of the four.
    ['2D 3D 4D', 'AC', [10, 21]],
    ['5C 5D 5H', 'AS', [16, 27]],
    ['2D 3D 4D', 'AC AD', [11, 22, 33]],
    // Printed as 35 or 46; no number is 46. The ace of diamonds goes with queen and king, that of clubs beside.
    ['QD KD AD', 'AC', [35]],
    ['AC 2C 3C', '', [6]],
    ['KC AC 2C 3C', '', [17]],
    ['2D X 4D', '', [9]],
    ['10C 10D X', '', [30]],
  ])('%s and extra aces %s make %j', (base, aces, totals) => {
    const hand = `${base} ${aces}`.trim();
    const certainTotals = allTotals(hand, base, aces);
    // A joker may also be used elsewhere: the printed result is among the possible ones.
    if (base.includes('X')) expect(certainTotals).toEqual(expect.arrayContaining(totals));
    else expect(certainTotals).toEqual(totals);
  });
});

describe('runs around the corner', () => {
  test.each([
    // The ace first, in the middle, last.
    ['AC 2C 3C', 6],
    ['KC AC 2C', 14],
    ['QC KC AC', 34],
    ['QC KC AC 2C', 25],
    // The joker stands for the king, the ace or the two.
    ['X AC 2C', 14],
    ['KC X 2C', 14],
    ['KC AC X', 14],
    // The same three as queen, king and ace: 12 for the ace.
    ['KC AC X', 34],
    // The joker stands before an ace that comes first, or at the other end of the run.
    ['AC 2C X', 6],
    ['AC 2C X', 14],
  ])('%s makes %i', (base, n) => {
    expect(ruled(number(n, base), combine(base))).toBe('legal');
  });

  test('the ace in the middle never counts 12', () => {
    expect(ruled(number(25, 'KC AC 2C'), combine('KC AC 2C'))).toBe('combo-lucky');
    expect(ruled(number(28, 'KC AC 2C 3C'), combine('KC AC 2C 3C'))).toBe('combo-lucky');
  });

  test('at a table without the corner the ace comes first or last', () => {
    expect(ruled(number(14, 'KC AC 2C'), combine('KC AC 2C'), straight)).toBe('combo-run');
    expect(ruled(number(6, 'AC 2C 3C'), combine('AC 2C 3C'), straight)).toBe('legal');
    expect(ruled(number(34, 'QC KC AC'), combine('QC KC AC'), straight)).toBe('legal');
    // The joker can only be the queen then.
    expect(ruled(number(14, 'KC AC X'), combine('KC AC X'), straight)).toBe('combo-lucky');
    expect(ruled(number(34, 'KC AC X'), combine('KC AC X'), straight)).toBe('legal');
    expect(ruled(number(14, 'KC X 2C'), combine('KC X 2C'), straight)).toBe('combo-run combo-joker');
  });

  test('a king and a two aren’t neighbours', () => {
    expect(ruled(number(16, 'KC 2C 3C'), combine('KC 2C 3C'))).toBe('combo-run');
  });
});

describe('aces', () => {
  test('in a set of aces each counts for itself, and so does the joker', () => {
    for (const n of [3, 14, 25, 36]) expect(ruled(number(n, 'AC AD AH'), combine('AC AD AH'))).toBe('legal');
    for (const n of [3, 14, 25, 36]) expect(ruled(number(n, 'AC AD X'), combine('AC AD X'))).toBe('legal');
    expect(ruled(number(4, 'AC AD AH'), combine('AC AD AH'))).toBe('combo-lucky');
    expect(ruled(number(15, 'AC AD AH AS'), combine('AC AD AH AS'))).toBe('legal');
  });

  test('an ace of the run’s own suit may be in it or beside it, and counts accordingly', () => {
    // In the run, before the 2, the ace is 1; as an extra ace, it is 1 or 12.
    expect(ruled(number(10, 'AD 2D 3D 4D'), combine('AD 2D 3D 4D'))).toBe('legal');
    expect(ruled(number(21, 'AD 2D 3D 4D'), combine('AD 2D 3D 4D'))).toBe('combo-lucky');
    expect(ruled(number(21, 'AD 2D 3D 4D'), combine('2D 3D 4D', 'AD'))).toBe('legal');
    expect(ruled(number(22, 'AD AD 2D 3D 4D'), combine('AD 2D 3D 4D', 'AD'))).toBe('legal');
  });

  test('of the divisions with the same cards and top the one with the largest base is listed, once', () => {
    const combos = listed(number(10, 'AD 2D 3D 4D')).filter((m) => 'aces' in m);
    expect(combos).toEqual(['2D', '3D', '4D', 'AD'].map((top) => combine('2D 3D 4D AD', '', { top })));
    const withExtraAces = listed(number(21, 'AD 2D 3D 4D')).filter((m) => 'aces' in m);
    expect(withExtraAces).toEqual(['2D', '3D', '4D', 'AD'].map((top) => combine('2D 3D 4D', 'AD', { top })));
  });

  test('four aces and a joker: three aces and the joker are the set, the fourth stands beside', () => {
    const combos = listed(number(5, 'AC AD AH AS X')).filter(
      (m) =>
        JSON.stringify(m)
          .split('"')
          .filter((t) => /^(A.|X)$/.test(t)).length === 6,
    );
    expect(combos).toContainEqual(combine('AC AD AH X', 'AS', { top: 'AS' }));
    expect(combos).toHaveLength(4);
    expect(ruled(number(5, 'AC AD AH AS X'), combine('AC AD AH AS X'))).toBe('combo-set combo-joker');
    expect(ruled(number(5, 'AC AD AH AS X'), combine('AD AH AS X', 'AC'))).toBe('legal');
  });

  test('only aces go beside a combination, no joker', () => {
    expect(ruled(number(15, '2D 3D 4D 6C'), combine('2D 3D 4D', '6C'))).toBe('extra-aces');
    expect(ruled(number(10, '2D 3D 4D X'), combine('2D 3D 4D', 'X', { top: '4D' }))).toBe('extra-aces');
  });

  test('eight aces beside a run of three', () => {
    const hand = 'AC AC AD AD AH AH AS AS 2D 3D 4D';
    // 9 and eight aces, one of them 12: 28.
    expect(ruled(number(28, hand), combine('2D 3D 4D', 'AC AC AD AD AH AH AS AS'))).toBe('legal');
  });
});

describe('the joker', () => {
  test('at most one, and for exactly one card', () => {
    expect(ruled(number(9, '2D X X 4D'), combine('2D X X 4D'))).toBe('combo-joker');
    expect(ruled(number(14, '2D X 5D'), combine('2D X 5D'))).toBe('combo-run combo-joker');
    expect(ruled(number(15, '5C X X'), combine('5C X X'))).toBe('combo-joker');
    expect(ruled(number(20, '5C 5D 5H 5S X'), combine('5C 5D 5H 5S X'))).toBe('combo-set combo-joker');
  });

  test('needs two natural cards, even if two cards are enough', () => {
    expect(ruled(number(10, '5C X'), combine('5C X'), two)).toBe('combo-joker');
    expect(ruled(number(10, '5C 5D'), combine('5C 5D'), two)).toBe('legal');
  });

  test('stands for the card that is named, if any', () => {
    expect(ruled(number(9, '2D 3D X'), combine('2D 3D X', '', { as: '4D' }))).toBe('legal');
    expect(ruled(number(9, '2D 3D X'), combine('2D 3D X', '', { as: 'AD' }))).toBe('combo-lucky');
    expect(ruled(number(6, '2D 3D X'), combine('2D 3D X', '', { as: 'AD' }))).toBe('legal');
    expect(ruled(number(9, '2D 3D X'), combine('2D 3D X', '', { as: '5D' }))).toBe('combo-joker');
    expect(ruled(number(9, '2D 3D 4D'), combine('2D 3D 4D', '', { as: '5D' }))).toBe('combo-joker');
    expect(ruled(number(15, '5C 5D X'), combine('5C 5D X', '', { as: '5D' }))).toBe('combo-joker');
    expect(ruled(number(15, '5C 5D X'), combine('5C 5D X', '', { as: '5S' }))).toBe('legal');
    expect(ruled(number(9, '2D 3D X'), combine('2D 3D X', '', { as: 'X' }))).toBe('combo-joker');
  });

  test('may stand for a card in your hand', () => {
    expect(ruled(number(9, '2D 3D 4D X'), combine('2D 4D X'))).toBe('legal');
  });

  test('is never on top', () => {
    expect(ruled(number(9, '2D X 4D'), combine('2D X 4D', '', { top: 'X' }))).toBe('combo-top');
    const { position } = moved(number(9, '2D 4D X'), combine('2D 4D X'));
    expect(position.pile).toEqual(['QH', '9H', '2D', 'X', '4D']);
  });
});

describe('size, kind and number', () => {
  test('extra aces and debts depend on size: two cards and an ace aren’t three', () => {
    expect(ruled(number(11, '5C 5D AS'), combine('5C 5D', 'AS'))).toBe('combo-size');
    expect(ruled(number(11, '5C 5D AS'), combine('5C 5D', 'AS'), two)).toBe('legal');
    expect(ruled(number(20, '2C'), combine('', ''))).toBe('combo-size');
  });

  test('mixed cards are neither a run nor a set', () => {
    expect(ruled(number(15, '5C 4D 6C'), combine('5C 4D 6C'))).toBe('combo-kind');
    expect(ruled(number(15, '5C 5D 5C'), combine('5C 5D 5C'))).toBe('combo-set');
    expect(ruled(number(15, '5C 4C 6C 5C'), combine('5C 4C 6C 5C'))).toBe('combo-run');
    expect(ruled(number(15, '3C 5C 7C'), combine('3C 5C 7C'))).toBe('combo-run');
    expect(ruled(number(23, 'QC QD AH'), combine('QC QD AH'))).toBe('combo-kind');
  });

  test('a wrong sum names every total it could have had', () => {
    const [finding] = judged(number(24, '2D 3D 4D AC AD'), combine('2D 3D 4D', 'AC AD')).findings;
    expect(finding?.rule).toBe('lucky-number/combo-lucky');
    expect(finding?.says).toContain('11, 22 or 33');
    expect(finding?.says).toContain('24');
  });

  test('each player’s own number counts', () => {
    const position = tableOf('3C 6C | 2D 3D 4D | 6D', '9H', { turn: 1, lucky: [9, 20, 30] });
    expect(ruled(position, combine('2D 3D 4D'))).toBe('combo-lucky');
    expect(ruled({ ...position, lucky: [20, 9, 30] }, combine('2D 3D 4D'))).toBe('legal');
  });

  test('an unknown number leaves it open, but an impossible number doesn’t', () => {
    const unknownTable = number(9, '2D 3D 4D KC KD KH KS', { lucky: [null, 20, 30] });
    const ruling = judged(unknownTable, combine('2D 3D 4D'));
    expect([ruling.verdict, ruling.depends]).toEqual(['depends', ['whether seat 0’s lucky number is 9']]);
    expect(ruled(unknownTable, combine('KC KD KH KS'))).toBe('combo-lucky');
    expect(ruled(unknownTable, combine('2D 3D KC'))).toBe('combo-kind');
    expect(listed(unknownTable)).toEqual([lay('KH')]);
  });

  test('a combination need not match, unless the table agrees so', () => {
    const match = { options: { comboMatch: true } };
    expect(ruled(number(9, '2D 3D 4D'), combine('2D 3D 4D'))).toBe('legal');
    expect(ruled(number(9, '2D 3D 4D'), combine('2D 3D 4D'), match)).toBe('combo-match');
    expect(ruled(number(10, '2D 3D 4D AH'), combine('2D 3D 4D', 'AH'), match)).toBe('legal');
    expect(ruled(number(9, '2H 3H X'), combine('2H 3H X'), match)).toBe('legal');
    expect(ruled(number(9, '2D 3D 4D', { pile: ['9H', 'X'] }), combine('2D 3D 4D'), match)).toBe('legal');
    const hearts = number(9, '2D 3D 4D', { pile: ['9H', 'JH'], suit: 'D' });
    expect(ruled(hearts, combine('2D 3D 4D'), match)).toBe('legal');
    const answer = number(9, '2D 3D 4D', { owed: { by: 'dice', n: 3 } });
    expect(ruled(answer, combine('2D 3D 4D'), match)).toBe('combo-match');
  });

  test('a single lay of a card that would be in a combination is still a lay', () => {
    expect(ruled(number(9, '2D 3D 4D'), lay('2D 3D 4D'))).toBe('one-lay');
  });
});

describe('the pile after a combination', () => {
  test('has the cards as written, the chosen one on top, by default the last extra ace', () => {
    const position = number(10, '4D 2D 3D AS');
    expect(moved(position, combine('4D 2D 3D', 'AS')).position.pile).toEqual(['QH', '9H', '4D', '2D', '3D', 'AS']);
    const namedTop = combine('4D 2D 3D', 'AS', { top: '2D' });
    expect(moved(position, namedTop).position.pile).toEqual(['QH', '9H', '4D', '3D', 'AS', '2D']);
  });

  test('a jack, a 7 or a king in it does nothing', () => {
    const { position } = moved(number(33, 'JD QD KD'), combine('JD QD KD', '', { top: 'JD' }));
    expect([position.suit, position.turn, position.direction, position.open]).toEqual([null, 1, 1, null]);
    expect(position.owed).toEqual({ by: 'dice', n: 3 });
  });
});
