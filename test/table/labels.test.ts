import { describe, expect, test } from 'vitest';
import { describeItem, TABLE_LABELS } from '../../src/table/labels.ts';
import type { CardLook } from '../../src/ui/card/card-look.ts';

const looks = (...spoken: readonly string[]): readonly CardLook[] =>
  spoken.map((one): CardLook => ({ code: one, index: '', suit: null, art: '', ink: 'black', spoken: one }));
const FIVE = 'five of clubs';
const ACE = 'ace of spades';
const TEN = 'ten of hearts';
/** An item with as many cards as are named. */
const item = (parts = {}) => ({ id: 'a', cards: [1, 2], ...parts });

describe('an item on the table is called', () => {
  test('by its card', () => {
    expect(describeItem(item(), looks(FIVE), TABLE_LABELS)).toBe('five of clubs');
  });

  test('an empty place if there is no card', () => {
    expect(describeItem(item(), [], TABLE_LABELS)).toBe('empty place');
    expect(describeItem(item({ worth: 6 }), [], TABLE_LABELS, 'columns')).toBe('empty place, worth 6');
  });

  test('by the cards that lie together, or by what they make combined', () => {
    expect(describeItem(item(), looks(FIVE, ACE), TABLE_LABELS)).toBe('together: five of clubs, ace of spades');
    const combined = item({ worth: '6', note: 'made by you' });
    expect(describeItem(combined, looks(FIVE, ACE), TABLE_LABELS)).toBe(
      'combined card: five of clubs, ace of spades, worth 6, made by you',
    );
    expect(describeItem(item({ note: 'new' }), looks(FIVE), TABLE_LABELS)).toBe('five of clubs, new');
  });

  test('by all cards of a spread pile, but only by the top one of other piles', () => {
    expect(describeItem(item(), looks(FIVE, ACE), TABLE_LABELS, 'columns')).toBe('pile: five of clubs, ace of spades');
    expect(describeItem(item({ worth: 6 }), looks(FIVE, ACE), TABLE_LABELS, 'columns')).toBe(
      'pile: five of clubs, ace of spades, worth 6',
    );
    expect(describeItem(item(), looks(FIVE, ACE), TABLE_LABELS, 'piles')).toBe('ace of spades, on top of 1 card');
    expect(describeItem(item(), looks(FIVE, ACE, TEN), TABLE_LABELS, 'piles')).toBe('ten of hearts, on top of 2 cards');
    expect(describeItem(item(), looks(TEN), TABLE_LABELS, 'piles')).toBe('ten of hearts');
  });

  test('by what a wild card stands for', () => {
    const stands = item({ stands: ['', 'seven'] });
    expect(describeItem(stands, looks(FIVE, 'joker'), TABLE_LABELS)).toBe('together: five of clubs, joker as seven');
  });
});

test('cards are counted in their unit', () => {
  const { count } = TABLE_LABELS;
  expect([count(3), count(1), count(2, 'pair'), count(1, 'pair')]).toEqual(['3 cards', '1 card', '2 pairs', '1 pair']);
});
