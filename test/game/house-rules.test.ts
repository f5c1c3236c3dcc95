import { expect, test } from 'vitest';
import { numberOf, oneOf, optionsOf, players, seatCountLabel } from '../../src/game/house-rules.ts';

const texts = { title: 'Stakes', about: 'How much it costs.', rule: 'game/stakes' };

test('the first choice is the usual one', () => {
  expect(oneOf(['low', 'Low'], ['high', 'High'])).toEqual({
    values: [
      { value: 'low', label: 'Low' },
      { value: 'high', label: 'High' },
    ],
    usual: 'low',
  });
});

test('a number has bounds, a usual value and others that are common, 0 meaning none', () => {
  expect(numberOf(0, 50, 11, 0, 21)).toEqual({
    values: {
      min: 0,
      max: 50,
      often: [
        { value: 0, label: 'none' },
        { value: 21, label: '21' },
      ],
    },
    usual: 11,
  });
});

test('the number of players is a word, and another number needs another table', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(seatCountLabel)).toEqual([
    ...['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', '7'],
  ]);
  expect(players([2, 4], 4)).toEqual({
    title: 'Players',
    set: {
      values: [
        { value: 2, label: 'Two' },
        { value: 4, label: 'Four' },
      ],
      usual: 4,
    },
    structural: true,
  });
});

test('a table agrees on the house rules in the order in which the game lists them', () => {
  const specs = optionsOf({
    seats: { ...players([2], 2), about: 'Who plays.', rule: 'game/seats' },
    stakes: { ...texts, unjudged: true, set: numberOf(1, 9, 3) },
  });
  expect(specs).toEqual([
    {
      ...{ key: 'seats', title: 'Players', about: 'Who plays.', rule: 'game/seats', structural: true },
      ...{ default: 2, values: [{ value: 2, label: 'Two' }] },
    },
    { key: 'stakes', ...texts, unjudged: true, default: 3, values: { min: 1, max: 9, often: [] } },
  ]);
});
