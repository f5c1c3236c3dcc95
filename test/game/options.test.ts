import { describe, expect, test } from 'vitest';
import {
  changedOptions,
  choices,
  defaultOptions,
  hasChoice,
  isValueOf,
  type OptionSpec,
  type Options,
  readOptions,
  reconcileOptions,
  sortedChoices,
} from '../../src/game/options.ts';

const texts = { title: '', about: '', rule: '' };
const seats: OptionSpec = { ...texts, key: 'seats', default: 3, values: { min: 2, max: 6 } };
const stakes: OptionSpec = {
  ...texts,
  key: 'stakes',
  default: 'low',
  values: [
    { value: 'low', label: 'Low' },
    { value: 'high', label: 'High' },
    { value: false, label: 'None' },
  ],
};
const sides: OptionSpec = { ...texts, key: 'sides', default: 2, values: [{ value: 2, label: 'Two' }] };
const specs = [seats, stakes, sides];
const usual = { seats: 3, stakes: 'low', sides: 2 };

const faultOf = (json: unknown): object | undefined => {
  const parsedOptions = readOptions(specs, json);
  return parsedOptions.ok ? undefined : parsedOptions.fault;
};

describe('a house rule', () => {
  test.each([2, 6])('with a range takes both of its ends: %j', (value) => {
    expect(isValueOf(seats, value)).toBe(true);
  });

  test.each([1, 7, 2.5, '3', Number.NaN, null, undefined])('with a range doesn’t take %j', (value) => {
    expect(isValueOf(seats, value)).toBe(false);
  });

  test('with choices takes these and nothing similar', () => {
    expect(['low', 'high', false].map((value) => isValueOf(stakes, value))).toEqual([true, true, true]);
    expect(['Low', 'false', 0, null].map((value) => isValueOf(stakes, value))).toEqual([false, false, false, false]);
  });

  test('has choices with names, or a range without', () => {
    expect(choices(stakes).map(({ label }) => label)).toEqual(['Low', 'High', 'None']);
    expect(choices(seats)).toEqual([]);
  });

  test('is listed from the smallest number up, words in their own order', () => {
    const players = { ...sides, values: [3, 2, 4].map((value) => ({ value, label: String(value) })) };
    expect(sortedChoices(players).map(({ value }) => value)).toEqual([2, 3, 4]);
    for (const values of [
      choices(stakes),
      ...[
        [true, false],
        [21, false],
      ].map((own) => own.map((value) => ({ value, label: '' }))),
    ]) {
      expect(sortedChoices({ ...stakes, values })).toEqual(values);
    }
  });

  test('takes precedence when it was chosen last: the shape of the table changes, not the house rule', () => {
    const values = [2, 4].map((value) => ({ value, label: String(value) }));
    const shapes = [
      { ...sides, key: 'seats', values, structural: true },
      {
        ...stakes,
        key: 'partners',
        values: [true, false].map((isOn) => ({ value: isOn, label: '' })),
        structural: true,
      },
    ];
    const fits = ({ seats, partners }: Options): boolean => !partners || seats === 4;
    expect(reconcileOptions(shapes, { seats: 2, partners: true }, 'partners', fits)).toEqual({
      seats: 4,
      partners: true,
    });
    expect(reconcileOptions(shapes, { seats: 2, partners: true }, 'seats', fits)).toEqual({
      seats: 2,
      partners: false,
    });
    const house = shapes.map((one) => ({ ...one, structural: false }));
    expect(reconcileOptions(house, { seats: 2, partners: true }, 'partners', fits)).toEqual({
      seats: 2,
      partners: true,
    });
  });

  test('isn’t asked at a table where it has one value', () => {
    expect([seats, stakes, sides].map(hasChoice)).toEqual([true, true, false]);
  });
});

describe('the house rules of a table', () => {
  test('are the usual ones by default', () => {
    expect(defaultOptions(specs)).toEqual(usual);
    expect(readOptions(specs, undefined)).toEqual({ ok: true, value: usual });
    expect(readOptions(specs, {})).toEqual({ ok: true, value: usual });
  });

  test('are the usual ones except for those given', () => {
    expect(readOptions(specs, { stakes: false })).toEqual({ ok: true, value: { ...usual, stakes: false } });
  });

  test.each<[json: unknown, path: string, says: string]>([
    [null, 'options', 'Options must be an object of house rules.'],
    [['seats'], 'options', 'Options must be an object of house rules.'],
    ['seats', 'options', 'Options must be an object of house rules.'],
    [{ chairs: 3 }, 'options.chairs', 'No house rule is called “chairs”.'],
    [{ seats: 7 }, 'options.seats', '“seats” must be a whole number from 2 to 6, not 7.'],
    [{ seats: 3, stakes: 'huge' }, 'options.stakes', '“stakes” must be one of low, high or false, not “huge”.'],
  ])('can’t be %j', (json, path, message) => {
    expect(faultOf(json)).toEqual({ code: 'bad-options', path, says: message });
  });

  test('are written as their differences from the usual ones', () => {
    expect(changedOptions(specs, usual)).toEqual({});
    expect(changedOptions(specs, { ...usual, stakes: false, seats: 4 })).toEqual({ stakes: false, seats: 4 });
    expect(changedOptions(specs, { seats: 4 })).toStrictEqual({ seats: 4 });
  });
});
