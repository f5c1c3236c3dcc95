import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { seatNamerFor } from '../../../src/game/seat-namer.ts';
import { describeTurn } from '../../../src/referee/try-result.ts';
import { rulingReasons as tell } from '../ruling-reasons.ts';

const TAKE_REQUEST: JsonObject = {
  game: 'broom',
  position: {
    turn: 0,
    hands: [
      ['9S', '2C'],
      ['3S', '4S'],
    ],
    table: ['9H', '4C', '5D', 'KD'],
  },
  move: { type: 'take', cards: ['9S'], groups: [['9H'], ['4C', '5D']] },
};

describe('the reasons of a ruling', () => {
  test('name the sum before the equal card, about these cards, and draw the sum', () => {
    const { tried, told: reasons } = tell(TAKE_REQUEST);
    expect(tried.ruling.permits).toEqual(['broom/take-equal', 'broom/take-groups']);
    expect(reasons.map(({ cited }) => cited.rule)).toEqual(['broom/take-groups', 'broom/take-equal']);
    expect(reasons[0]?.says).toBe('Your 9♠ takes 9♥, and 4♣ and 5♦ make 9 too.');
    expect(reasons[0]?.picture).toMatchObject({
      kind: 'scales',
      pans: [[{ value: 4 }, { value: 5 }], [{ value: 9 }]],
      against: [{ value: 9 }],
    });
    expect(reasons[1]?.picture).toBeUndefined();
  });

  test('without reasons, a permission cites its law, in the order of the wire', () => {
    const { tried, bare } = tell(TAKE_REQUEST);
    expect(bare.map(({ cited }) => cited.rule)).toEqual(tried.ruling.permits);
    for (const { says, cited, picture } of bare) expect([says, picture]).toEqual([cited.law, undefined]);
  });

  test('a refusal has its sentence and a drawing', () => {
    const move = { type: 'take', cards: ['9S'], groups: [['4C', '9H']] };
    const [reason] = tell({ ...TAKE_REQUEST, move }).told;
    expect(reason?.says).toBe('4♣ and 9♥ make 13, but your 9♠ takes exactly 9.');
    expect(reason?.picture).toMatchObject({ kind: 'scales', pans: [[{ value: 4 }, { value: 9 }]] });
  });

  test('a ruling that depends on hidden cards has no drawing', () => {
    const hands = [
      ['?', '2C'],
      ['?', '?'],
    ];
    const position = { ...(TAKE_REQUEST['position'] as JsonObject), hands };
    const { tried, told: reasons } = tell({ ...TAKE_REQUEST, position });
    expect(tried.ruling.verdict).toBe('depends');
    expect(reasons.every(({ picture }) => picture === undefined)).toBe(true);
  });
});

describe('the rule that settles an argument is cited first', () => {
  const positionWith = (
    table: readonly string[],
    hand: readonly string[],
    extraFields: JsonObject = {},
  ): JsonObject => ({
    turn: 0,
    hands: [hand, ['4?']],
    table,
    ...extraFields,
  });
  const firstReason = (position: JsonObject, move: JsonObject, options: JsonObject = {}) => {
    const [reason] = tell({ game: 'broom', options, position, move }).told;
    return [reason?.cited.rule, reason?.says];
  };
  const ownMaker = { builders: { '5C+AS': 0 } };
  const takeSix: JsonObject = { type: 'take', cards: ['6S'], groups: [['5C+AS']] };

  test('you may take a combined card you made', () => {
    expect(firstReason(positionWith(['5C+AS', 'KD'], ['6S', '2C'], ownMaker), takeSix)).toEqual([
      'broom/combined-open',
      'You made 5♣+A♠ yourself, but any player may take it, and so may you.',
    ]);
    const theirPosition = positionWith(['5C+AS', 'KD'], ['6S', '2C'], { builders: { '5C+AS': 1 } });
    expect(firstReason(theirPosition, takeSix)[0]).toBe('broom/take-equal');
  });

  test('one of three jacks may be taken', () => {
    const take: JsonObject = { type: 'take', cards: ['JS'], groups: [['JC']] };
    expect(firstReason(positionWith(['JC', 'JD', 'JH'], ['JS']), take)).toEqual([
      'broom/court-one-or-three',
      'You may always take just one of three jacks: your J♠ takes J♣.',
    ]);
    expect(firstReason(positionWith(['JC', '5C'], ['JS']), take)[0]).toBe('broom/take-court');
  });

  test('you may raise your partner’s combined card', () => {
    const table = { hands: [['AC', '7H'], ['4?'], ['4?'], ['4?']], table: ['5C+AS', '9H'] };
    const raise: JsonObject = { type: 'combine', cards: ['AC'], with: ['5C+AS'], also: [] };
    const madeBy = (maker: number): JsonObject => ({ turn: 0, ...table, builders: { '5C+AS': maker } });
    const partners = { seats: 4, partners: true };
    expect(firstReason(madeBy(2), raise, partners)[0]).toBe('broom/raise-own');
    expect(firstReason(madeBy(1), raise, partners)[0]).toBe('broom/raise');
    expect(firstReason(madeBy(2), raise, { seats: 4 })[0]).toBe('broom/raise');
  });

  test('a second combined card isn’t a raise', () => {
    const make: JsonObject = { type: 'combine', cards: ['2C'], with: ['4D'], also: [] };
    expect(firstReason(positionWith(['5C+AS', '4D'], ['2C', '6S']), make)[0]).toBe('broom/raise-lone');
  });
});

describe('whose turn it is', () => {
  test('is in every ruling, from the table', () => {
    expect(tell(TAKE_REQUEST).tried.turnText).toBe('Ann is next.');
    expect(tell({ ...TAKE_REQUEST, move: { type: 'place', cards: ['KS'] } }).tried.turnText).toBe(
      'It is still your turn.',
    );
    expect(tell({ ...TAKE_REQUEST, seat: 1, move: { type: 'place', cards: ['3S'] } }, 1).tried.turnText).toBe(
      'It is Ann’s turn.',
    );
  });

  test.each([
    ['legal', { before: 0, after: 0 }, 'It is still your turn.'],
    ['legal', { before: 1, after: 0 }, 'It is still your turn.'],
    ['legal', { before: 0, after: 2 }, 'Bert is next.'],
    ['legal', { before: 0, after: null }, 'The game is over.'],
    ['legal', { before: 0, after: undefined }, ''],
    ['illegal', { before: 0, after: undefined }, 'It is still your turn.'],
    ['illegal', { before: 1, after: undefined }, 'It is Ann’s turn.'],
    ['illegal', { before: null, after: undefined }, 'The game is over.'],
    ['depends', { before: 0, after: undefined }, 'It is your turn.'],
  ] as const)('%s %o: %s', (verdict, turns, says) => {
    expect(describeTurn(verdict, 0, seatNamerFor(0), turns)).toBe(says);
  });

  test('names another player for their try', () => {
    expect(describeTurn('legal', 1, seatNamerFor(0), { before: 1, after: 0 })).toBe('You are next.');
    expect(describeTurn('legal', 1, seatNamerFor(0), { before: 1, after: 1 })).toBe('It is still Ann’s turn.');
    expect(describeTurn('illegal', 1, seatNamerFor(0), { before: 1, after: undefined })).toBe(
      'It is still Ann’s turn.',
    );
  });
});
