import { describe, expect, test } from 'vitest';
import { breaks, END_MOVE, hears, tableOf, toCentre, toSide, upTo } from './ask.ts';

/** The referee's words on odd tries of cards for the side, and the marked cards. */

/** Three piles are at ace, 4 and 7; the fourth place is empty. */
const THREE_PILES = `AS | ${upTo('4', 'H')} | ${upTo('7', 'D')} | `;
const FOUR_PILES = `AS | ${upTo('4', 'H')} | ${upTo('7', 'D')} | AC`;
const table = (tableFields: object = {}) => tableOf({ hand: '5S 8D', centre: THREE_PILES, ...tableFields });

const FREE_BUILD = { sideBuild: 'free' };
const FROZEN_JOKERS = { sideJoker: 'frozen' };
const ALWAYS_LOW = { lowOnSide: 'always' };

type Row = readonly [position: object, move: object, rule: string, says: string, marked: string, options?: object];

const FROM_HAND_ONLY = 'and only cards from your hand go on side piles.';
const OWN_ONLY = 'you may move only your own cards.';

const FROM_HAND: readonly Row[] = [
  [
    table(),
    toSide('goal', 0),
    'side-from-hand',
    `You can’t lay 9♣ there: it is on your goal pile, ${FROM_HAND_ONLY}`,
    '9C',
  ],
  [
    table({ goal: '13?' }),
    toSide('goal', 0),
    'side-from-hand',
    `You can’t lay that card there: it is on your goal pile, ${FROM_HAND_ONLY}`,
    '',
  ],
  [
    table({ side: ' | 8H' }),
    toSide('side 1', 0),
    'side-from-hand',
    `You can’t lay 8♥ there: it is on your second side pile, ${FROM_HAND_ONLY}`,
    '8H',
  ],
  [
    table({ side: ' | | X=7' }),
    toSide('side 2', 0),
    'side-from-hand',
    `You can’t lay the joker (a 7) there: it is on your third side pile, ${FROM_HAND_ONLY}`,
    'X',
  ],
  [table(), toSide('their 8D', 0), 'side-from-hand', `You can’t take 8♦ from your opponent’s hand: ${OWN_ONLY}`, '8D'],
  [
    table(),
    toSide('stock', 0),
    'side-from-hand',
    'You can’t move a card from the stock to a side pile: the stock is only for drawing.',
    '',
  ],
  [
    table(),
    toSide('centre 2', 0),
    'side-from-hand',
    'You can’t take 7♦ from the centre: cards there stay until their pile is complete.',
    '7D',
  ],
  [table(), toSide('QC', 0), 'side-from-hand', 'You don’t hold Q♣.', 'QC'],
  [
    table({ side: '6C 5H' }),
    toSide('side 0 6C', 1),
    'side-from-hand',
    'You can’t move 6♣: it isn’t on top of your first side pile.',
    '6C',
  ],
  [
    table(),
    toSide('side 3', 0),
    'side-from-hand',
    'You can’t move a card from your fourth side pile: it is empty.',
    '',
  ],
  [table(), toSide('side 4', 0), 'side-from-hand', 'You have only four side piles, and this isn’t one of them.', ''],
];

const THEIR_PILE = 'there: that is your opponent’s side pile.';

const PLACE_ROWS: readonly Row[] = [
  [table(), toSide('8D', 0, { seat: 1 }), 'side-own', `You can’t lay 8♦ ${THEIR_PILE}`, '8D'],
  [table({ hand: 'X' }), toSide('X', 0, { seat: 1 }), 'side-own', `You can’t lay the joker ${THEIR_PILE}`, 'X'],
  [
    table({ side: 'X=8' }),
    toSide('side 0', 0, { seat: 1 }),
    'side-own',
    `You can’t lay the joker (an 8) ${THEIR_PILE}`,
    'X',
  ],
  [table(), toSide('stock', 0, { seat: 1 }), 'side-own', `You can’t lay a card ${THEIR_PILE}`, ''],
  [
    table(),
    toSide('8D', 4),
    'side-four',
    'You can’t start a fifth side pile with 8♦: you have only four places.',
    '8D',
  ],
  [
    table({ side: 'X=8' }),
    toSide('side 0', 4),
    'side-four',
    'You can’t start a fifth side pile with the joker (an 8): you have only four places.',
    'X',
  ],
  [table(), toSide('stock', 4), 'side-four', 'You can’t start a fifth side pile: you have only four places.', ''],
  [
    table(),
    toSide('8D', 4, { seat: 1 }),
    'side-four',
    'You can’t lay 8♦ there: your opponent has only four side piles.',
    '8D',
  ],
  [
    table(),
    toSide('stock', 4, { seat: 1 }),
    'side-four',
    'You can’t lay a card there: your opponent has only four side piles.',
    '',
  ],
];

const buildRow = (
  side: string,
  card: string,
  sentence: string,
  tableFields: object = {},
  options: object = {},
): Row => [table({ side, hand: card, ...tableFields }), toSide(card, 0), 'side-build', sentence, card, options];

const BUILD_ROWS: readonly Row[] = [
  buildRow('10D', '8D', 'You can’t lay 8♦ on 10♦: only a 10 or a 9 goes there.'),
  buildRow('QH', 'KS', 'You can’t lay K♠ on Q♥: only a queen or a jack goes there.'),
  buildRow('8H', '9D', 'You can’t lay 9♦ on 8♥: only an 8 or a 7 goes there.'),
  buildRow('9C X=8', '9D', 'You can’t lay 9♦ on the joker (an 8): only an 8 or a 7 goes there.'),
  buildRow('AH', 'KS', 'You can’t lay K♠ on A♥: only another ace goes there.', { centre: FOUR_PILES }),
  buildRow('AH', '2S', 'You can’t lay 2♠ on A♥: only another ace goes there.'),
  // A card that waits for four piles isn't offered before there are four.
  buildRow('2C', 'KS', 'You can’t lay K♠ on 2♣: only another 2 goes there for now.'),
  buildRow('3C', 'KS', 'You can’t lay K♠ on 3♣: only another 3 goes there for now.'),
  buildRow('X=3', 'AD', 'You can’t lay A♦ on the joker (a 3): only another 3 goes there for now.'),
  buildRow('2C', 'KS', 'You can’t lay K♠ on 2♣: only a 2 or an ace goes there.', { centre: FOUR_PILES }),
  buildRow('3C', 'KS', 'You can’t lay K♠ on 3♣: only a 3 or a 2 goes there.', {}, ALWAYS_LOW),
  buildRow('4C', 'KS', 'You can’t lay K♠ on 4♣: only a 4 or a 3 goes there.'),
  [
    table({ side: 'KS | X=7' }),
    toSide('side 1', 0),
    'side-build',
    'You can’t lay the joker (a 7) on K♠: only a king or a queen goes there.',
    'X',
  ],
  [
    table({ theirSide: '9C' }),
    toSide('5S', 0, { seat: 1 }),
    'side-build',
    'You can’t lay 5♠ on 9♣: only a 9 or an 8 goes there.',
    '5S',
  ],
];

const MUST_WAIT = 'yet: that needs four piles in the centre, and there are only three.';

const lowRow = (centre: string, piles: string): Row => [
  table({ side: '3C', hand: '2S', centre }),
  toSide('2S', 0),
  'side-low',
  `You can’t lay 2♠ on 3♣ yet: that needs four piles in the centre, and there ${piles}.`,
  '2S',
];

const LOW_ROWS: readonly Row[] = [
  lowRow('', 'are none'),
  lowRow('AS', 'is only one'),
  lowRow('AS | AC', 'are only two'),
  [table({ side: '3C', hand: '2S' }), toSide('2S', 0), 'side-low', `You can’t lay 2♠ on 3♣ ${MUST_WAIT}`, '2S'],
  [table({ side: '2C', hand: 'AD' }), toSide('AD', 0), 'side-low', `You can’t lay A♦ on 2♣ ${MUST_WAIT}`, 'AD'],
  [
    table({ side: 'X=3', hand: '2S' }),
    toSide('2S', 0),
    'side-low',
    `You can’t lay 2♠ on the joker (a 3) ${MUST_WAIT}`,
    '2S',
  ],
  [
    table({ side: '3C', hand: 'X' }),
    toSide('X', 0, { as: '2' }),
    'side-low',
    `You can’t lay the joker (a 2) on 3♣ ${MUST_WAIT}`,
    'X',
  ],
];

const NAME_IT = 'You have to name a rank for the joker when you lay it on a side pile.';
const jokers = { side: '9C | 3C | | 9S X=8', hand: 'X 4C' };
const frozen = { side: '9C | 4D X | X | ', hand: 'X 4C' };

const JOKER_ROWS: readonly Row[] = [
  [table(jokers), toSide('X', 0), 'side-joker', NAME_IT, 'X'],
  [table(jokers), toSide('X', 2), 'side-joker', NAME_IT, 'X'],
  [table(jokers), toSide('X', 0, { seat: 1 }), 'side-joker', NAME_IT, 'X'],
  [table(jokers), toSide('X', 0), 'side-joker', NAME_IT, 'X', FREE_BUILD],
  [
    table(jokers),
    toSide('X', 0, { as: '10' }),
    'side-joker',
    'You can’t name the joker a 10 there: a 10 doesn’t go on 9♣.',
    'X',
  ],
  [
    table(jokers),
    toSide('X', 0, { as: 'A' }),
    'side-joker',
    'You can’t name the joker an ace there: an ace doesn’t go on 9♣.',
    'X',
  ],
  [
    table(jokers),
    toSide('X', 3, { as: '6' }),
    'side-joker',
    'You can’t name the joker a 6 there: a 6 doesn’t go on the joker (an 8).',
    'X',
  ],
  [
    table(frozen),
    toSide('X', 1),
    'side-joker',
    'You can’t lay a joker on another joker: at this table nothing goes on a joker.',
    'X',
    FROZEN_JOKERS,
  ],
  [
    table(frozen),
    toSide('side 2', 1),
    'side-joker',
    'You can’t lay a joker on another joker: at this table nothing goes on a joker.',
    'X',
    FROZEN_JOKERS,
  ],
  // Jokers have no name at this table; a joker with one is still a joker.
  [
    table(frozen),
    toSide('side 2 X=8', 1),
    'side-joker',
    'You can’t lay a joker on another joker: at this table nothing goes on a joker.',
    'X',
    FROZEN_JOKERS,
  ],
  [
    table(frozen),
    toSide('4C', 1),
    'side-joker',
    'You can’t lay 4♣ there: the pile has a joker on top, and at this table nothing goes on a joker.',
    '4C',
    FROZEN_JOKERS,
  ],
];

describe.for([...FROM_HAND, ...PLACE_ROWS, ...BUILD_ROWS, ...LOW_ROWS, ...JOKER_ROWS])(
  'try %#',
  ([position, move, rule, sentence, markedCodes, options]) => {
    test(`${rule}: ${sentence}`, () => {
      expect(hears(position, move, rule, options)).toEqual({ says: sentence, marked: markedCodes });
    });
  },
);

type Silent = readonly [position: object, move: object, rule: string, options?: object];

const SILENT_ROWS: readonly Silent[] = [
  [table(), toSide('8D', 0), 'side-from-hand'],
  [table(), toCentre('stock', 0), 'side-from-hand'],
  [table(), END_MOVE, 'side-from-hand'],

  [table(), toSide('8D', 0), 'side-own'],
  [table(), toSide('8D', 0, { seat: 0 }), 'side-own'],
  [table(), toCentre('5S', 0), 'side-own'],

  [table(), toSide('8D', 3), 'side-four'],
  [table(), toCentre('5S', 4), 'side-four'],

  [table({ side: '8H' }), toSide('8D', 0), 'side-build'],
  [table({ side: '9H' }), toSide('8D', 0), 'side-build'],
  [table({ side: 'KH' }), toSide('8D', 0), 'side-build', FREE_BUILD],
  [table(), toSide('8D', 0), 'side-build'],
  [table(), toSide('8D', 4), 'side-build'],
  [table({ side: '9H' }), toSide('stock', 0), 'side-build'],
  [table({ side: '9H' }), toCentre('5S', 0), 'side-build'],

  [table({ side: '3C', hand: '2S', centre: FOUR_PILES }), toSide('2S', 0), 'side-low'],
  [table({ side: '3C', hand: '2S' }), toSide('2S', 0), 'side-low', ALWAYS_LOW],
  [table({ side: '3C', hand: '2S' }), toSide('2S', 0), 'side-low', FREE_BUILD],
  [table({ side: '4C', hand: '3S' }), toSide('3S', 0), 'side-low'],
  [table({ side: '2C', hand: '2S' }), toSide('2S', 0), 'side-low'],

  [table(jokers), toSide('X', 0, { as: '9' }), 'side-joker'],
  [table(jokers), toSide('X', 0, { as: '8' }), 'side-joker'],
  [table(jokers), toSide('X', 0, { as: 'K' }), 'side-joker', FREE_BUILD],
  [table(jokers), toSide('X', 2, { as: 'A' }), 'side-joker'],
  [table(jokers), toSide('4C', 0), 'side-joker'],
  [table(jokers), toSide('side 3', 2), 'side-joker'],
  [table(jokers), toSide('goal X', 2), 'side-joker'],
  [table(jokers), toCentre('X', 0), 'side-joker'],
  [table(frozen), toSide('X', 0), 'side-joker', FROZEN_JOKERS],
  [table(frozen), toSide('X', 3), 'side-joker', FROZEN_JOKERS],
];

describe.for(SILENT_ROWS)('fair try %#', ([position, move, rule, options]) => {
  test(`nothing is said about ${rule} with ${JSON.stringify(options ?? {})}`, () => {
    expect(hears(position, move, rule, options)).toBeUndefined();
  });
});

test('a card the player doesn’t have is named before the aces, a card that may not go there after them', () => {
  expect(breaks(table({ hand: 'AD' }), toSide('QC', 0))).toEqual(['side-from-hand', 'ace-first']);
  expect(breaks(table({ hand: 'AD' }), toSide('goal', 0))).toEqual(['ace-first', 'side-from-hand']);
});
