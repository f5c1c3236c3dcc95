import { describe, expect, test } from 'vitest';
import { breaks, END_MOVE, hears, tableOf, toCentre, toSide, upTo } from './ask.ts';

/** The referee's words on odd tries of cards for the centre, and the marked cards. */

/** Three piles are at ace, 4 and 7; the fourth place is empty. */
const THREE_PILES = `AS | ${upTo('4', 'H')} | ${upTo('7', 'D')} | `;
const table = (tableFields: object = {}, otherFields: object = {}) =>
  tableOf({ hand: '5S 8D', centre: THREE_PILES, ...tableFields }, otherFields);

const ONE_A_TURN = { centreMoves: 'one' };
const ONE_SENT = { moved: true, centreMoved: 1 };

type Row = readonly [position: object, move: object, rule: string, says: string, marked: string, options?: object];

const OWN_ONLY = 'you may move only your own cards.';
const FROM_CENTRE = 'from the centre: cards there stay until their pile is complete.';

const FROM_WHERE: readonly Row[] = [
  [table(), toCentre('their 5S', 1), 'from-where', `You can’t take 5♠ from your opponent’s hand: ${OWN_ONLY}`, '5S'],
  [
    table(),
    toCentre('their goal', 1),
    'from-where',
    `You can’t take Q♦ from your opponent’s goal pile: ${OWN_ONLY}`,
    'QD',
  ],
  [
    table({ theirSide: '6D' }),
    toCentre('their side 0', 1),
    'from-where',
    `You can’t take 6♦ from your opponent’s side piles: ${OWN_ONLY}`,
    '6D',
  ],
  [
    table({ theirSide: 'X=7' }),
    toCentre('their side 0', 1),
    'from-where',
    `You can’t take the joker (a 7) from your opponent’s side piles: ${OWN_ONLY}`,
    'X',
  ],
  [
    table({ theirGoal: '16?' }),
    toCentre('their goal', 1),
    'from-where',
    `You can’t take a card from your opponent’s goal pile: ${OWN_ONLY}`,
    '',
  ],
  [
    table(),
    toCentre('their side 1', 1),
    'from-where',
    `You can’t take a card from your opponent’s side piles: ${OWN_ONLY}`,
    '',
  ],
  [
    table(),
    toCentre('stock', 1),
    'from-where',
    'You can’t move a card from the stock to the centre: the stock is only for drawing.',
    '',
  ],
  [table(), toCentre('centre 2', 3), 'from-where', `You can’t take 7♦ ${FROM_CENTRE}`, '7D'],
  [table({ centre: 'X' }), toCentre('centre 0', 1), 'from-where', `You can’t take the joker ${FROM_CENTRE}`, 'X'],
  [table(), toCentre('centre 3', 1), 'from-where', `You can’t take a card ${FROM_CENTRE}`, ''],
  [table(), toCentre('centre 4', 1), 'from-where', `You can’t take a card ${FROM_CENTRE}`, ''],
  [table(), toCentre('KC', 3), 'from-where', 'You don’t hold K♣.', 'KC'],
  [table(), toCentre('X', 3), 'from-where', 'You don’t hold a joker.', 'X'],
  [
    table({ side: '6C 5H' }),
    toCentre('side 0 6C', 1),
    'from-where',
    'You can’t move 6♣: it isn’t on top of your first side pile.',
    '6C',
  ],
  [
    table({ side: ' | | | 6C 5H' }),
    toCentre('side 3 6C', 1),
    'from-where',
    'You can’t move 6♣: it isn’t on top of your fourth side pile.',
    '6C',
  ],
  [table(), toCentre('goal 5H', 1), 'from-where', 'You can’t move 5♥: it isn’t on top of your goal pile.', '5H'],
  [
    table(),
    toCentre('goal X', 1),
    'from-where',
    'You can’t move a joker: there isn’t one on top of your goal pile.',
    'X',
  ],
  [
    table({ side: ' | 9C X=8' }),
    toCentre('side 1 X=9', 0),
    'from-where',
    'You can’t move the joker (a 9): it isn’t on top of your second side pile.',
    'X',
  ],
  [table(), toCentre('side 2', 1), 'from-where', 'You can’t move a card from your third side pile: it is empty.', ''],
  // Its 5♠ is in the hand: the named card isn't on the table, so no card is marked.
  [
    table(),
    toCentre('side 2 5S', 1),
    'from-where',
    'You can’t move a card from your third side pile: it is empty.',
    '',
  ],
  [
    table({ goal: '' }),
    toCentre('goal', 1),
    'from-where',
    'You can’t move a card from your goal pile: it is empty.',
    '',
  ],
  [table(), toCentre('side 4', 1), 'from-where', 'You have only four side piles, and this isn’t one of them.', ''],
  [table(), toCentre('side 4 5S', 1), 'from-where', 'You have only four side piles, and this isn’t one of them.', ''],
];

const NEEDS_ACE = 'an empty place takes an ace.';
const NO_FIFTH_PLACE = 'You can’t start a fifth centre pile';
const ONLY_FOUR = 'the centre has only four places.';

const TO_CENTRE: readonly Row[] = [
  [table(), toCentre('5S', 3), 'centre-start', `You can’t start a centre pile with 5♠: ${NEEDS_ACE}`, '5S'],
  [
    table({ hand: '2D' }),
    toCentre('2D', 3),
    'centre-start',
    `You can’t start a centre pile with 2♦: ${NEEDS_ACE}`,
    '2D',
  ],
  [table(), toCentre('5S', 4), 'centre-four', `${NO_FIFTH_PLACE} with 5♠: ${ONLY_FOUR}`, '5S'],
  [table({ hand: 'X' }), toCentre('X', 4), 'centre-four', `${NO_FIFTH_PLACE} with the joker: ${ONLY_FOUR}`, 'X'],
  [
    table({ side: 'X=8' }),
    toCentre('side 0', 4),
    'centre-four',
    `${NO_FIFTH_PLACE} with the joker (an 8): ${ONLY_FOUR}`,
    'X',
  ],
  [table(), toCentre('stock', 4), 'centre-four', `${NO_FIFTH_PLACE}: ${ONLY_FOUR}`, ''],
  [
    table(),
    toCentre('5S', 0),
    'centre-next',
    'The first centre pile is up to an ace and needs a 2 next, not 5♠.',
    '5S',
  ],
  [
    table({ hand: '4C' }),
    toCentre('4C', 1),
    'centre-next',
    'The second centre pile is up to a 4 and needs a 5 next, not 4♣.',
    '4C',
  ],
  [
    table({ hand: 'AD' }),
    toCentre('AD', 2),
    'centre-next',
    'The third centre pile is up to a 7 and needs an 8 next, not A♦.',
    'AD',
  ],
  [
    table({ centre: ` | | | ${upTo('Q', 'C')}` }),
    toCentre('goal', 3),
    'centre-next',
    'The fourth centre pile is up to a queen and needs a king next, not 9♣.',
    '9C',
  ],
  // The card isn't the mover's own, but the sentence doesn't call it the opponent's.
  [
    table({ theirSide: '6D' }),
    toCentre('their side 0', 1),
    'centre-next',
    'The second centre pile is up to a 4 and needs a 5 next, not 6♦.',
    '6D',
  ],
];

describe.for([...FROM_WHERE, ...TO_CENTRE])('try %#', ([position, move, rule, sentence, markedCodes, options]) => {
  test(`${rule}: ${sentence}`, () => {
    expect(hears(position, move, rule, options)).toEqual({ says: sentence, marked: markedCodes });
  });
});

type Silent = readonly [position: object, move: object, rule: string, options?: object];

const SILENT_ROWS: readonly Silent[] = [
  [table(), toCentre('5S', 1), 'from-where'],
  [table(), toCentre('goal 9C', 1), 'from-where'],
  [table({ side: '9C X=8' }), toCentre('side 0 X', 1), 'from-where'],
  [table({ side: '9C X=8' }), toCentre('side 0 X=8', 1), 'from-where'],
  [table(), toSide('stock', 0), 'from-where'],
  [table(), END_MOVE, 'from-where'],

  [table({ hand: 'AD' }), toCentre('AD', 3), 'centre-start'],
  [table({ hand: 'X' }), toCentre('X', 3), 'centre-start'],
  [table({ side: 'X=8' }), toCentre('side 0', 3), 'centre-start'],
  [table({ goal: '13?' }), toCentre('goal', 3), 'centre-start'],
  [table(), toSide('5S', 0), 'centre-start'],
  [table(), toCentre('5S', 4), 'centre-start'],

  [table(), toCentre('5S', 3), 'centre-four'],
  [table(), toSide('5S', 4), 'centre-four'],

  [table(), toCentre('5S', 1), 'centre-next'],
  [table({ hand: 'X' }), toCentre('X', 0), 'centre-next'],
  [table({ goal: '13?' }), toCentre('goal', 0), 'centre-next'],
  [table(), toCentre('5S', 3), 'centre-next'],
  [table(), toCentre('5S', 4), 'centre-next'],
  [table({ side: '9C' }), toSide('5S', 0), 'centre-next'],
];

describe.for(SILENT_ROWS)('fair try %#', ([position, move, rule, options]) => {
  test(`nothing is said about ${rule} with ${JSON.stringify(options ?? {})}`, () => {
    expect(hears(position, move, rule, options)).toBeUndefined();
  });
});

test('a card the player doesn’t have is named before what may be done with it', () => {
  expect(breaks(table({}, ONE_SENT), toCentre('KC', 0), ONE_A_TURN)).toEqual([
    'from-where',
    'one-centre',
    'centre-next',
  ]);
});
