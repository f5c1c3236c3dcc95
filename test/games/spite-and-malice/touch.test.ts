import { expect, test } from 'vitest';
import type { Options } from '../../../src/game/options.ts';
import { seatNamerFor } from '../../../src/game/seat-namer.ts';
import { game } from '../../../src/games/spite-and-malice/index.ts';
import { buttonsFor, stateAt } from '../at-position.ts';
import { tableOf, upTo } from './ask.ts';

/** The eight is on the first centre pile, the four on the second. */
const TABLE = tableOf(
  {
    goal: '4S 9C',
    theirGoal: 'KD 2H QD',
    hand: '5S X 7H',
    side: 'KS QD | 7H',
    centre: `${upTo('8', 'D')} | ${upTo('4', 'C')}`,
  },
  { turn: 0 },
);
const END = 'End the turn: End your turn.';
const buttons = (picks: string) => buttonsFor(game, stateAt(game, TABLE), 0, picks);

test.each<[string, string, readonly string[]]>([
  [
    'a goal card goes to the centre pile it continues, or to an empty side pile',
    'goal-0/top',
    [
      'To the centre: Move your goal card to the first centre pile.',
      'To the side: Lay your goal card on your third side pile.',
    ],
  ],
  [
    'a five goes on the four, or to an empty side pile',
    'hand-0/5S',
    ['To the centre: Move 5♠ to the second centre pile.', 'To the side: Lay 5♠ on your third side pile.'],
  ],
  [
    'a seven fits no centre pile, so the first is proposed; on the side it goes on the other seven',
    'hand-0/7H',
    ['To the centre: Move 7♥ to the first centre pile.', 'To the side: Lay 7♥ on your second side pile.'],
  ],
  [
    'the opponent’s goal card may be tried too',
    'goal-1/top',
    [
      'To the centre: Move your opponent’s goal card to the first centre pile.',
      'To the side: Lay your opponent’s goal card on your first side pile.',
    ],
  ],
  ['a card and a pile make a move', 'hand-0/5S centre/1', ['Move it at once: Move 5♠ to the second centre pile.']],
  ['the pile may be touched first', 'centre/1 hand-0/5S', ['Move it at once: Move 5♠ to the second centre pile.']],
  [
    'a pile goes to the pile touched after it',
    'side-0/1 centre/1',
    ['Move it at once: Move the top of your second side pile to the second centre pile.'],
  ],
  [
    'a centre pile goes to the side',
    'centre/1 side-0/2',
    ['Move it at once: Lay the top of the second centre pile on your third side pile.'],
  ],
  [
    'a card of the stock is tried unseen',
    'stock/top centre/0',
    ['Move it at once: Move a card from the stock to the first centre pile.'],
  ],
  [
    'the opponent’s side pile gives a card',
    'side-1/0 centre/0',
    ['Move it at once: Move the top of your opponent’s first side pile to the first centre pile.'],
  ],
  [
    'the opponent’s side pile gets a card',
    'hand-0/7H side-1/1',
    ['Move it at once: Lay 7♥ on your opponent’s second side pile.'],
  ],
  ['two hand cards are no move', 'hand-0/7H hand-0/5S', []],
  ['an unseen card of the opponent is no move', 'hand-1/unseen-0', []],
  ['an unseen card and a pile are none either', 'hand-1/unseen-0 centre/0', []],
  ['nothing but the end without a touch', '', []],
])('%s', (_, picks, expected) => {
  expect(buttons(picks)).toEqual([...expected, END]);
});

test('a joker on the side is named: ranks that fit come first, high before low', () => {
  const names = buttons('hand-0/X side-0/0');
  expect(names.map((text) => text.split(':')[0])).toEqual([
    ...['Name it Q', 'Name it J', 'Name it K'],
    ...['10', '9', '8', '7', '6', '5', '4', '3', '2', 'A', 'nothing'].map((rank) => `Name it ${rank}`),
    'End the turn',
  ]);
  expect(names.slice(0, 2)).toEqual([
    'Name it Q: Lay the joker on your first side pile as a queen.',
    'Name it J: Lay the joker on your first side pile as a jack.',
  ]);
});

test('a joker in the hand is offered to the centre first, then to an empty side pile under every rank', () => {
  const [centre, king, ...others] = buttons('hand-0/X');
  expect([centre, king]).toEqual([
    'To the centre: Move the joker to the first centre pile.',
    'To the side K: Lay the joker on your third side pile as a king.',
  ]);
  expect(others).toHaveLength(14);
});

test('a joker that stays nameless goes to the side without a question', () => {
  const state = stateAt(game, TABLE, { sideJoker: 'frozen' });
  expect(buttonsFor(game, state, 0, 'hand-0/X side-0/0')).toEqual([
    'Move it at once: Lay the joker on your first side pile.',
    END,
  ]);
});

test('a second touch replaces a card by a card, takes a pile as the target, and a third starts again', () => {
  const touch = (...items: readonly string[]) =>
    items
      .map((text) => ({ zone: text.split('/')[0] ?? '', item: text.split('/')[1] ?? '' }))
      .reduce<readonly { zone: string; item: string }[]>((picks, item) => game.table.touch?.(picks, item) ?? [], [])
      .map(({ zone, item }) => `${zone}/${item}`)
      .join(' ');
  expect(touch('hand-0/5S', 'goal-0/top')).toBe('goal-0/top');
  expect(touch('hand-0/5S', 'centre/1')).toBe('hand-0/5S centre/1');
  expect(touch('hand-0/5S', 'centre/1', 'hand-0/7H')).toBe('hand-0/7H');
  expect(touch('hand-0/5S', 'centre/1', 'centre/1')).toBe('hand-0/5S');
  expect(touch('hand-0/5S', 'hand-0/5S')).toBe('');
});

test('the table lies as two players sit at it: theirs, the centre, yours', () => {
  const labels = (house: Options = {}) =>
    game.table
      .zones(stateAt(game, TABLE, house), 0, seatNamerFor(0))
      .map(({ label, short, count }) => [label, short, count].filter((part) => part !== undefined).join(' | '));
  expect(labels()).toEqual([
    'Ann’s goal | Goal | 3',
    'Ann’s side piles | Side piles',
    'Ann’s hand',
    'The centre',
    'Stock | 80',
    'Your goal | Goal | 2',
    'Your side piles | Side piles',
    'Your hand',
  ]);
  expect(labels({ recycle: 'when-empty' })[5]).toBe('Set aside | 0');
});

test('a joker shows the rank it was named, and in the centre that of its place', () => {
  const position = tableOf({ side: 'KS X=Q QD', centre: `${upTo('3', 'D')} X` }, { turn: 0 });
  const stands = (id: string) =>
    game.table.zones(stateAt(game, position), 0, seatNamerFor(0)).find((zone) => zone.id === id)?.items[0]?.stands;
  expect(stands('side-0')).toEqual(['', 'Q', '']);
  expect(stands('centre')).toEqual(['', '', '', '4']);
});
