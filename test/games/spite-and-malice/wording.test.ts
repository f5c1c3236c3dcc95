import { describe, expect, test } from 'vitest';
import { END, hears, tableOf, toCentre, toSide, upTo } from './ask.ts';

/** The referee's words on odd tries to end a turn, out of turn or one card too many, and the marked cards. */

/** Three piles are at ace, 4 and 7; the fourth place is empty. */
const CENTRE = `AS | ${upTo('4', 'H')} | ${upTo('7', 'D')} | `;
const FOUR = `AS | ${upTo('4', 'H')} | ${upTo('7', 'D')} | AC`;
const table = (more: object = {}, rest: object = {}) => tableOf({ hand: '5S 8D', centre: CENTRE, ...more }, rest);

const ONE = { centreMoves: 'one' };
const SENT = { moved: true, centreMoved: 1 };
const STRICT = { mayEnd: false };
const FULL = 'KS | QH | JD | 9C';

type Row = readonly [position: object, move: object, rule: string, says: string, marked: string, options?: object];

const GONE =
  'to the centre: at this table you may send only one card a turn besides goal cards, and you have sent yours.';
const LAY_IT = 'still fits on a side pile, and at this table you must lay a card there if you can.';
const NOT_YET = 'You can’t end your turn yet:';
const HAS_TO_GO = 'has to go to an empty place in the centre first.';
const STILL = 'can still go to an empty place in the centre.';

const ROWS: readonly Row[] = [
  [table({}, { turn: 1 }), toCentre('5S', 1), 'your-turn', 'It isn’t your turn yet.', ''],
  [table({}, { turn: null }), END, 'your-turn', 'The game is over: no more cards may be moved.', ''],

  [table({}, SENT), toCentre('5S', 1), 'one-centre', `You can’t send 5♠ ${GONE}`, '5S', ONE],
  [table({ side: '8H' }, SENT), toCentre('side 0', 2), 'one-centre', `You can’t send 8♥ ${GONE}`, '8H', ONE],
  [table({ hand: 'X' }, SENT), toCentre('X', 2), 'one-centre', `You can’t send the joker ${GONE}`, 'X', ONE],
  [
    table({ side: 'X=8' }, SENT),
    toCentre('side 0', 2),
    'one-centre',
    `You can’t send the joker (an 8) ${GONE}`,
    'X',
    ONE,
  ],
  [table({}, SENT), toCentre('side 2', 2), 'one-centre', `You can’t send another card ${GONE}`, '', ONE],

  [table({ hand: '5S' }), END, 'must-lay', `You can’t say “done” yet: 5♠ ${LAY_IT}`, '5S', STRICT],
  [
    table({ hand: '5S 8D AS', centre: FOUR }),
    END,
    'must-lay',
    `You can’t say “done” yet: 5♠, 8♦ or A♠ ${LAY_IT}`,
    '5S 8D AS',
    STRICT,
  ],
  [table({ side: FULL, hand: '5S 8D' }), END, 'must-lay', `You can’t say “done” yet: 8♦ ${LAY_IT}`, '8D', STRICT],
  [table({ hand: 'X X' }), END, 'must-lay', `You can’t say “done” yet: the joker ${LAY_IT}`, 'X', STRICT],
  [table({ hand: '3?' }), END, 'must-lay', `You can’t say “done” yet: a card in your hand ${LAY_IT}`, '', STRICT],
  [table({ hand: '5S 2?' }), END, 'must-lay', `You can’t say “done” yet: 5♠ ${LAY_IT}`, '5S', STRICT],

  [table({ hand: 'AD 8D' }), END, 'ace-first', `${NOT_YET} A♦ in your hand ${HAS_TO_GO}`, 'AD'],
  [table({ goal: '12? AD' }), END, 'ace-first', `${NOT_YET} A♦ on your goal pile ${HAS_TO_GO}`, 'AD'],
  [table({ side: ' | 2S AC' }), END, 'ace-first', `${NOT_YET} A♣ on a side pile ${HAS_TO_GO}`, 'AC'],
  [table({ hand: 'AD 8D' }), toSide('8D', 0), 'ace-first', `${NOT_YET} A♦ in your hand ${HAS_TO_GO}`, 'AD'],
  [table({ hand: 'AD 8D' }), toSide('AD', 0), 'ace-first', `${NOT_YET} A♦ in your hand ${HAS_TO_GO}`, 'AD'],
  [table({ hand: 'AC AC' }), END, 'ace-first', `${NOT_YET} A♣ in your hand ${HAS_TO_GO}`, 'AC'],
  // With more aces than places not all of them have to go.
  [table({ hand: 'AD AC' }), END, 'ace-first', `${NOT_YET} A♦ and A♣ in your hand ${STILL}`, 'AC AD'],
  [table({ side: 'AC | AD' }), END, 'ace-first', `${NOT_YET} A♣ and A♦ on side piles ${STILL}`, 'AC AD'],
  [
    table({ hand: 'AC', goal: '12? AC' }),
    END,
    'ace-first',
    `${NOT_YET} A♣ in your hand and A♣ on your goal pile ${STILL}`,
    'AC AC',
  ],
  [
    table({ hand: 'AS AC', goal: '12? AD', side: '9C | 2S AH' }),
    END,
    'ace-first',
    `${NOT_YET} A♠ and A♣ in your hand, A♦ on your goal pile and A♥ on a side pile ${STILL}`,
    'AC AD AH AS',
  ],
  [table({ hand: 'AD' }, { moved: true }), END, 'ace-first', `${NOT_YET} A♦ in your hand ${HAS_TO_GO}`, 'AD', ONE],
  [table({ hand: 'AD' }, SENT), END, 'ace-first', `${NOT_YET} A♦ in your hand ${HAS_TO_GO}`, 'AD'],
  [
    table({ hand: 'AC', goal: '12? AD', side: 'AH' }, SENT),
    END,
    'ace-first',
    `${NOT_YET} A♦ on your goal pile ${HAS_TO_GO}`,
    'AD',
    ONE,
  ],
  // The card that left was the opponent's.
  [table({ hand: 'AD' }, { ...SENT, turn: 1 }), END, 'ace-first', `${NOT_YET} A♦ in your hand ${HAS_TO_GO}`, 'AD', ONE],
];

describe.for(ROWS)('try %#', ([position, move, rule, sentence, markedCodes, options]) => {
  test(`${rule}: ${sentence}`, () => {
    expect(hears(position, move, rule, options)).toEqual({ says: sentence, marked: markedCodes });
  });
});

type Silent = readonly [position: object, move: object, rule: string, options?: object];

const SILENT: readonly Silent[] = [
  [table(), END, 'your-turn'],

  [table({}, { moved: true }), toCentre('5S', 1), 'one-centre', ONE],
  [table({}, SENT), toCentre('5S', 1), 'one-centre'],
  [table({ goal: '12? 8S' }, SENT), toCentre('goal', 2), 'one-centre', ONE],
  [table({}, SENT), toCentre('stock', 2), 'one-centre', ONE],
  [table({}, SENT), toCentre('centre 0', 2), 'one-centre', ONE],
  [table({}, SENT), toSide('5S', 0), 'one-centre', ONE],
  [table({}, { ...SENT, turn: 1 }), toCentre('5S', 1), 'one-centre', ONE],

  [table(), END, 'must-lay'],
  [table(), toSide('5S', 0), 'must-lay', STRICT],
  [table({ hand: '' }), END, 'must-lay', STRICT],
  [table({ side: FULL, hand: '5S' }), END, 'must-lay', STRICT],
  [table({ side: FULL, hand: '3?' }), END, 'must-lay', STRICT],

  [table({ hand: 'AD', centre: FOUR }), END, 'ace-first'],
  [table({ hand: 'AD' }), END, 'ace-first', { aces: 'may' }],
  [table({ hand: 'AD 5S' }), toCentre('5S', 1), 'ace-first'],
  [table({ hand: 'X 2D', goal: '12? 2C', side: 'X=A | 2S' }), END, 'ace-first'],
  [table({ side: 'AD KD' }), END, 'ace-first', { sideBuild: 'free' }],
  [table({ hand: '2?', goal: '13?' }), END, 'ace-first'],
  [table({ hand: 'AD', side: 'AH' }, SENT), END, 'ace-first', ONE],
];

describe.for(SILENT)('fair try %#', ([position, move, rule, options]) => {
  test(`nothing is said about ${rule} with ${JSON.stringify(options ?? {})}`, () => {
    expect(hears(position, move, rule, options)).toBeUndefined();
  });
});
