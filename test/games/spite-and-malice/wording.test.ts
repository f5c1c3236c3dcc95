import { describe, expect, test } from 'vitest';
import { END_MOVE, hears, tableOf, toCentre, toSide, upTo } from './ask.ts';

/** The referee's words on odd tries to end a turn, out of turn or one card too many, and the marked cards. */

/** Three piles are at ace, 4 and 7; the fourth place is empty. */
const THREE_PILES = `AS | ${upTo('4', 'H')} | ${upTo('7', 'D')} | `;
const FOUR_PILES = `AS | ${upTo('4', 'H')} | ${upTo('7', 'D')} | AC`;
const table = (tableFields: object = {}, otherFields: object = {}) =>
  tableOf({ hand: '5S 8D', centre: THREE_PILES, ...tableFields }, otherFields);

const ONE_A_TURN = { centreMoves: 'one' };
const ONE_SENT = { moved: true, centreMoved: 1 };
const MUST_LAY = { mayEnd: false };
const FULL_SIDE = 'KS | QH | JD | 9C';

type Row = readonly [position: object, move: object, rule: string, says: string, marked: string, options?: object];

const ONE_HAS_GONE =
  'to the centre: at this table you may send only one card a turn besides goal cards, and you have sent yours.';
const LAY_IT = 'still fits on a side pile, and at this table you must lay a card there if you can.';
const NOT_YET = 'You can’t end your turn yet:';
const HAS_TO_GO = 'has to go to an empty place in the centre first.';
const CAN_GO = 'can still go to an empty place in the centre.';

const WORDING_ROWS: readonly Row[] = [
  [table({}, { turn: 1 }), toCentre('5S', 1), 'your-turn', 'It isn’t your turn yet.', ''],
  [table({}, { turn: null }), END_MOVE, 'your-turn', 'The game is over: no more cards may be moved.', ''],

  [table({}, ONE_SENT), toCentre('5S', 1), 'one-centre', `You can’t send 5♠ ${ONE_HAS_GONE}`, '5S', ONE_A_TURN],
  [
    table({ side: '8H' }, ONE_SENT),
    toCentre('side 0', 2),
    'one-centre',
    `You can’t send 8♥ ${ONE_HAS_GONE}`,
    '8H',
    ONE_A_TURN,
  ],
  [
    table({ hand: 'X' }, ONE_SENT),
    toCentre('X', 2),
    'one-centre',
    `You can’t send the joker ${ONE_HAS_GONE}`,
    'X',
    ONE_A_TURN,
  ],
  [
    table({ side: 'X=8' }, ONE_SENT),
    toCentre('side 0', 2),
    'one-centre',
    `You can’t send the joker (an 8) ${ONE_HAS_GONE}`,
    'X',
    ONE_A_TURN,
  ],
  [
    table({}, ONE_SENT),
    toCentre('side 2', 2),
    'one-centre',
    `You can’t send another card ${ONE_HAS_GONE}`,
    '',
    ONE_A_TURN,
  ],

  [table({ hand: '5S' }), END_MOVE, 'must-lay', `You can’t say “done” yet: 5♠ ${LAY_IT}`, '5S', MUST_LAY],
  [
    table({ hand: '5S 8D AS', centre: FOUR_PILES }),
    END_MOVE,
    'must-lay',
    'You can’t say “done” yet: 5♠, 8♦ and A♠ still fit on your side piles, and at this table you must lay a card there if you can.',
    '5S 8D AS',
    MUST_LAY,
  ],
  [
    table({ side: FULL_SIDE, hand: '5S 8D' }),
    END_MOVE,
    'must-lay',
    `You can’t say “done” yet: 8♦ ${LAY_IT}`,
    '8D',
    MUST_LAY,
  ],
  [table({ hand: 'X X' }), END_MOVE, 'must-lay', `You can’t say “done” yet: the joker ${LAY_IT}`, 'X', MUST_LAY],
  [
    table({ hand: '3?' }),
    END_MOVE,
    'must-lay',
    `You can’t say “done” yet: a card in your hand ${LAY_IT}`,
    '',
    MUST_LAY,
  ],
  [table({ hand: '5S 2?' }), END_MOVE, 'must-lay', `You can’t say “done” yet: 5♠ ${LAY_IT}`, '5S', MUST_LAY],

  [table({ hand: 'AD 8D' }), END_MOVE, 'ace-first', `${NOT_YET} A♦ in your hand ${HAS_TO_GO}`, 'AD'],
  [table({ goal: '12? AD' }), END_MOVE, 'ace-first', `${NOT_YET} A♦ on your goal pile ${HAS_TO_GO}`, 'AD'],
  [table({ side: ' | 2S AC' }), END_MOVE, 'ace-first', `${NOT_YET} A♣ on a side pile ${HAS_TO_GO}`, 'AC'],
  [table({ hand: 'AD 8D' }), toSide('8D', 0), 'ace-first', `${NOT_YET} A♦ in your hand ${HAS_TO_GO}`, 'AD'],
  [table({ hand: 'AD 8D' }), toSide('AD', 0), 'ace-first', `${NOT_YET} A♦ in your hand ${HAS_TO_GO}`, 'AD'],
  [table({ hand: 'AC AC' }), END_MOVE, 'ace-first', `${NOT_YET} A♣ in your hand ${HAS_TO_GO}`, 'AC'],
  // With more aces than places not all of them have to go.
  [table({ hand: 'AD AC' }), END_MOVE, 'ace-first', `${NOT_YET} A♦ and A♣ in your hand ${CAN_GO}`, 'AC AD'],
  [table({ side: 'AC | AD' }), END_MOVE, 'ace-first', `${NOT_YET} A♣ and A♦ on side piles ${CAN_GO}`, 'AC AD'],
  [
    table({ hand: 'AC', goal: '12? AC' }),
    END_MOVE,
    'ace-first',
    `${NOT_YET} A♣ in your hand and A♣ on your goal pile ${CAN_GO}`,
    'AC AC',
  ],
  [
    table({ hand: 'AS AC', goal: '12? AD', side: '9C | 2S AH' }),
    END_MOVE,
    'ace-first',
    `${NOT_YET} A♠ and A♣ in your hand, A♦ on your goal pile and A♥ on a side pile ${CAN_GO}`,
    'AC AD AH AS',
  ],
  [
    table({ hand: 'AD' }, { moved: true }),
    END_MOVE,
    'ace-first',
    `${NOT_YET} A♦ in your hand ${HAS_TO_GO}`,
    'AD',
    ONE_A_TURN,
  ],
  [table({ hand: 'AD' }, ONE_SENT), END_MOVE, 'ace-first', `${NOT_YET} A♦ in your hand ${HAS_TO_GO}`, 'AD'],
  [
    table({ hand: 'AC', goal: '12? AD', side: 'AH' }, ONE_SENT),
    END_MOVE,
    'ace-first',
    `${NOT_YET} A♦ on your goal pile ${HAS_TO_GO}`,
    'AD',
    ONE_A_TURN,
  ],
  // The card that left was the opponent's.
  [
    table({ hand: 'AD' }, { ...ONE_SENT, turn: 1 }),
    END_MOVE,
    'ace-first',
    `${NOT_YET} A♦ in your hand ${HAS_TO_GO}`,
    'AD',
    ONE_A_TURN,
  ],
];

describe.for(WORDING_ROWS)('try %#', ([position, move, rule, sentence, markedCodes, options]) => {
  test(`${rule}: ${sentence}`, () => {
    expect(hears(position, move, rule, options)).toEqual({ says: sentence, marked: markedCodes });
  });
});

type Silent = readonly [position: object, move: object, rule: string, options?: object];

const SILENT_ROWS: readonly Silent[] = [
  [table(), END_MOVE, 'your-turn'],

  [table({}, { moved: true }), toCentre('5S', 1), 'one-centre', ONE_A_TURN],
  [table({}, ONE_SENT), toCentre('5S', 1), 'one-centre'],
  [table({ goal: '12? 8S' }, ONE_SENT), toCentre('goal', 2), 'one-centre', ONE_A_TURN],
  [table({}, ONE_SENT), toCentre('stock', 2), 'one-centre', ONE_A_TURN],
  [table({}, ONE_SENT), toCentre('centre 0', 2), 'one-centre', ONE_A_TURN],
  [table({}, ONE_SENT), toSide('5S', 0), 'one-centre', ONE_A_TURN],
  [table({}, { ...ONE_SENT, turn: 1 }), toCentre('5S', 1), 'one-centre', ONE_A_TURN],

  [table(), END_MOVE, 'must-lay'],
  [table(), toSide('5S', 0), 'must-lay', MUST_LAY],
  [table({ hand: '' }), END_MOVE, 'must-lay', MUST_LAY],
  [table({ side: FULL_SIDE, hand: '5S' }), END_MOVE, 'must-lay', MUST_LAY],
  [table({ side: FULL_SIDE, hand: '3?' }), END_MOVE, 'must-lay', MUST_LAY],

  [table({ hand: 'AD', centre: FOUR_PILES }), END_MOVE, 'ace-first'],
  [table({ hand: 'AD' }), END_MOVE, 'ace-first', { aces: 'may' }],
  [table({ hand: 'AD 5S' }), toCentre('5S', 1), 'ace-first'],
  [table({ hand: 'X 2D', goal: '12? 2C', side: 'X=A | 2S' }), END_MOVE, 'ace-first'],
  [table({ side: 'AD KD' }), END_MOVE, 'ace-first', { sideBuild: 'free' }],
  [table({ hand: '2?', goal: '13?' }), END_MOVE, 'ace-first'],
  [table({ hand: 'AD', side: 'AH' }, ONE_SENT), END_MOVE, 'ace-first', ONE_A_TURN],
];

describe.for(SILENT_ROWS)('fair try %#', ([position, move, rule, options]) => {
  test(`nothing is said about ${rule} with ${JSON.stringify(options ?? {})}`, () => {
    expect(hears(position, move, rule, options)).toBeUndefined();
  });
});
