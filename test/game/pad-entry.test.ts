import { describe, expect, test } from 'vitest';
import { definePack } from '../../src/cards/pack.ts';
import type { AmountsField, ChoiceField } from '../../src/game/pad.ts';
import {
  amountErrors,
  nextDeal,
  parseSum,
  readAllAmounts,
  readAmounts,
  readChoices,
  readNumber,
  readPiles,
  readTexts,
  sumError,
} from '../../src/game/pad-entry.ts';

const TAKEN: AmountsField = {
  ...{ kind: 'amounts', id: 'taken', label: 'Points taken', labels: ['Ann', 'Bert', 'Cleo'], blank: 'zero' },
  whyNot: (amount) => (amount > 20 ? 'a round holds 20 points' : null),
};
const entry = (...taken: readonly (string | number | null)[]) => ({ taken });

describe('an amount', () => {
  test('is a sum of whole numbers, with true minus signs and dashes as well', () => {
    expect(['12', '10+15-8', '1−2–3', ' 4 ', '4  +  5', '4 +5', '4+ 5', '-3', '+3', '3-', '3+'].map(parseSum)).toEqual([
      ...[12, 17, -4, 4, 9, 9, 9, -3, 3, 3, 3],
    ]);
    expect(['', '  '].map(parseSum)).toEqual([null, null]);
    expect(['x', '1x', 'x1', '1.5', '1++2', '1 2', '+', '--1'].map(parseSum)).toEqual(new Array(8).fill(undefined));
  });

  test('that isn’t one is named with its player', () => {
    expect(sumError('Ann', '1.5')).toBe('Ann: “1.5” isn’t a whole number.');
    expect([sumError('Ann', '12'), sumError('Ann', '')]).toEqual([null, null]);
  });

  test('is read as it was typed, one for each player', () => {
    expect(readTexts(entry('7', 9, null), TAKEN)).toEqual(['7', '9', '']);
    expect(readTexts(entry('7'), TAKEN)).toEqual(['7', '', '']);
    expect([{}, { taken: '789' }].map((json) => readTexts(json, TAKEN))).toEqual([
      ['', '', ''],
      ['', '', ''],
    ]);
  });

  test('is refused with the reason if it is less than zero or the game rules it out', () => {
    expect(amountErrors(entry('20', '21', '3-5'), TAKEN)).toEqual([
      null,
      'Bert: “21” can’t be, a round holds 20 points.',
      'Cleo: “3-5” can’t be, it is less than zero.',
    ]);
    expect(amountErrors(entry('x', '', '0'), TAKEN)).toEqual(['Ann: “x” isn’t a whole number.', null, null]);
  });
});

describe('a blank beside amounts', () => {
  const read = (blank: AmountsField['blank'], all: number | undefined, ...taken: readonly string[]) =>
    readAmounts(entry(...taken), { ...TAKEN, blank, ...(all === undefined ? {} : { all }) });

  test('counts zero where the field says so', () => {
    expect(read('zero', undefined, '7', '', '2')).toEqual([7, 0, 2]);
    expect(read('zero', undefined, '7', '', '')).toEqual([7, 0, 0]);
  });

  test('is the rest of a known sum, if it is the only one and the rest isn’t below zero', () => {
    expect(read('rest', 10, '7', '', '2')).toEqual([7, 1, 2]);
    expect(read('rest', 9, '7', '', '2')).toEqual([7, 0, 2]);
    expect(read('rest', 8, '7', '', '2')).toEqual([7, null, 2]);
    expect(read('rest', 10, '7', '', '')).toEqual([7, null, null]);
    expect(read('rest', undefined, '0', '', '0')).toEqual([0, 0, 0]);
  });

  test('is unknown where nothing says what it counts', () => {
    expect(read('unsaid', 10, '7', '', '2')).toEqual([7, null, 2]);
  });

  test('stays blank while nothing else was typed, or something that is no amount', () => {
    expect(read('zero', undefined, '', '', '')).toEqual([null, null, null]);
    expect(read('zero', undefined, '7', '', 'x')).toEqual([7, null, null]);
    expect(read('zero', undefined, '7', '1', '2')).toEqual([7, 1, 2]);
  });

  test('is missing where all amounts are needed', () => {
    expect(readAllAmounts(entry('7', '0', '2'), TAKEN)).toEqual([7, 0, 2]);
    expect(readAllAmounts(entry('7', '', '2'), { ...TAKEN, blank: 'unsaid' })).toBeNull();
    expect(readAllAmounts(entry('', '', ''), TAKEN)).toBeNull();
  });
});

describe('a choice', () => {
  const values = [2, 'tie', null].map((value) => ({ value, label: String(value) }));
  const one: ChoiceField = { kind: 'choice', id: 'winner', label: 'Winner', choices: values };
  const several: ChoiceField = { ...one, allowsSeveral: true };

  test('is one of the values', () => {
    expect([2, 'tie', 3, '2', [2]].map((winner) => readChoices({ winner }, one))).toEqual([[2], ['tie'], [], [], []]);
    expect(readChoices({}, one)).toEqual([]);
  });

  test('may be several, in the order of the field', () => {
    expect(readChoices({ winner: ['tie', 3, 2] }, several)).toEqual([2, 'tie']);
    expect([{ winner: 2 }, {}].map((json) => readChoices(json, several))).toEqual([[], []]);
  });

  test('is a number where one was chosen', () => {
    expect([{ winner: 2 }, { winner: 'tie' }, {}].map((json) => readNumber(json, one))).toEqual([2, null, null]);
  });
});

test('piles hold the cards asked for, no card more often than the pack has it, and nothing else', () => {
  const pack = definePack({ standard: 1, extras: [{ code: 'X', text: 'the joker', spoken: 'joker', copies: 2 }] });
  const [ace, joker, king] = ['AS', 'X', 'KD'].map((code) => pack.read(code) as number) as [number, number, number];
  const field = { kind: 'piles' as const, id: 'won', label: 'Won', labels: ['Ann', 'Bert'], cards: [ace, joker] };
  const read = (won: readonly (readonly (string | number)[] | string)[]) => readPiles({ won }, field, pack);
  expect(read([['as', 'X'], ['x']])).toEqual([[ace, joker], [joker]]);
  expect(
    read([
      ['AS', 'X', 'X', 'X'],
      ['AS', 'x'],
    ]),
  ).toEqual([[ace, joker, joker], []]);
  expect(read([['KD', 'ZZ', 7, 'AS'], 'X'])).toEqual([[ace], []]);
  expect(read([['X']])).toEqual([[joker], []]);
  expect(readPiles({}, { ...field, cards: [king] }, pack)).toEqual([[], []]);
});

test('the dealer deals, and the neighbour on the left begins', () => {
  const table = { options: { seats: 3 }, name: (seat: number) => ['you', 'Ann', 'Bert'][seat] ?? '' };
  expect([0, 1, 2].map((dealer) => nextDeal(table, dealer, 'game/dealer'))).toEqual([
    { first: 0, says: 'You deal, Ann begins.', rule: 'game/dealer' },
    { first: 1, says: 'Ann deals, Bert begins.', rule: 'game/dealer' },
    { first: 2, says: 'Bert deals, you begin.', rule: 'game/dealer' },
  ]);
});
