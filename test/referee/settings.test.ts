import { expect, test } from 'vitest';
import type { OptionSpec } from '../../src/game/options.ts';
import { otherChoices, otherSettings, stateWithSetting } from '../../src/referee/settings.ts';

const spec = (values: OptionSpec['values']): OptionSpec => ({
  ...{ key: 'target', title: 'Target', about: '', rule: '', default: 21, values },
});
const CHOICES = [
  { value: 11, label: 'eleven' },
  { value: 21, label: 'twenty-one' },
];

test('a house rule is compared with each of its other values, by their labels', () => {
  const other = { option: 'target', title: 'Target', currentLabel: 'eleven', otherLabel: 'twenty-one', value: 21 };
  expect(otherChoices(spec(CHOICES), 11)).toEqual([other]);
  expect(otherSettings(spec(CHOICES), 11)).toEqual([other]);
});

test('a range of numbers is compared with the usual ones only', () => {
  const range = { min: 1, max: 99, often: CHOICES.slice(0, 1) };
  expect(otherChoices(spec(range), 50)).toEqual([]);
  const labelsOf = (values: OptionSpec['values'], current: number) =>
    otherSettings(spec(values), current).map((one) => [one.currentLabel, one.otherLabel, one.value]);
  expect(labelsOf(range, 50)).toEqual([
    ['50', '21', 21],
    ['50', 'eleven', 11],
  ]);
  expect(labelsOf(range, 21)).toEqual([['21', 'eleven', 11]]);
  expect(labelsOf({ min: 1, max: 99 }, 7)).toEqual([['7', '21', 21]]);
});

test('a table under another house rule keeps its cards, unless the game says what becomes of them', () => {
  const state = { options: { target: 11, seats: 2 }, hands: [[1]] } as never;
  const [setting] = otherChoices(spec(CHOICES), 11);
  if (!setting) throw new Error('no other choice');
  expect(stateWithSetting({ play: {} } as never, state, setting)).toEqual({
    ...{ options: { target: 21, seats: 2 }, hands: [[1]] },
  });
  const play = { withOptions: (_state: never, options: object) => ({ options, hands: [] }) };
  expect(stateWithSetting({ play } as never, state, setting)).toEqual({ options: { target: 21, seats: 2 }, hands: [] });
});
