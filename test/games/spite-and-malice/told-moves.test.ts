import { describe, expect, test } from 'vitest';
import { countShown, type ToldRow, testTold, testUntold, type UntoldRow } from '../told.ts';
import { END_MOVE, tableOf, toCentre, toSide, upTo } from './ask.ts';

/** What the referee tells about a move, and what the picture beside it shows. */

const onTurn = (cards: Parameters<typeof tableOf>[0], otherFields: object = {}): object =>
  tableOf(cards, { turn: 0, ...otherFields });
const FOUR_ACES = 'AS | AC | AD | AH';

const CENTRE_ROWS: readonly ToldRow[] = [
  ['to-centre', onTurn({ hand: 'AS 9C' }), toCentre('AS', 0), 'A♠ starts the first centre pile.', '+AS@0(A) by 1'],
  [
    'to-centre',
    onTurn({ hand: '2H 9C', centre: 'AS' }),
    toCentre('2H', 0),
    '2♥ goes on the ace of the first centre pile: the next rank up.',
    'AS@0(A) +2H@1(2) by 1',
  ],
  // Only the last cards of a high pile are drawn.
  [
    'to-centre',
    onTurn({ hand: '7H 9C', centre: `AS | ${upTo('6')}` }),
    toCentre('7H', 1),
    '7♥ goes on the 6 of the second centre pile: the next rank up.',
    '4S@3(4) 5S@4(5) 6S@5(6) +7H@6(7) by 1',
  ],
  [
    'to-centre',
    onTurn({ hand: 'QH 9C', centre: upTo('J') }),
    toCentre('QH', 0),
    'Q♥ goes on the jack of the first centre pile: the next rank up.',
    '9S@8(9) 10S@9(10) JS@10(J) +QH@11(Q) by 1',
  ],
  [
    'to-centre',
    onTurn({ goal: '12? 7C', hand: '9C', centre: upTo('6') }),
    toCentre('goal', 0),
    'Your goal card 7♣ goes on the 6 of the first centre pile: the next rank up.',
    '4S@3(4) 5S@4(5) 6S@5(6) +7C@6(7) by 1',
  ],
  [
    'joker-centre',
    onTurn({ hand: 'X 9C', centre: upTo('7') }),
    toCentre('X', 0),
    'An 8 is needed there, so that is what the joker is.',
    '5S@4(5) 6S@5(6) 7S@6(7) +X@7(8) by 1',
  ],
  // The picture is the joker’s.
  [
    'to-centre',
    onTurn({ hand: 'X 9C', centre: upTo('7') }),
    toCentre('X', 0),
    'The joker goes on the 7 of the first centre pile: the next rank up.',
    '',
  ],
  [
    'go-on',
    onTurn({ goal: '12? 2H', hand: '9C', centre: 'AS' }, { moved: true, centreMoved: 1 }),
    toCentre('goal', 0),
    'You have already moved a card this turn, and 2♥ may go as well.',
    '',
  ],
  [
    'centre-start',
    onTurn({ hand: '5S 9C' }),
    toCentre('5S', 0),
    'You can’t start a centre pile with 5♠: an empty place takes an ace.',
    '[A]@0 !5S@4 by 1',
  ],
  [
    'centre-next',
    onTurn({ hand: '9H 9C', centre: upTo('6') }),
    toCentre('9H', 0),
    'The first centre pile is up to a 6 and needs a 7 next, not 9♥.',
    '4S@3(4) 5S@4(5) 6S@5(6) [7]@6 !9H@8 by 1',
  ],
  [
    'centre-next',
    onTurn({ hand: '2H 9C', centre: upTo('2') }),
    toCentre('2H', 0),
    'The first centre pile is up to a 2 and needs a 3 next, not 2♥.',
    'AS@0(A) 2S@1(2) [3]@2 !2H@1 by 1',
  ],
  [
    'centre-four',
    onTurn({ hand: 'AS 9C' }),
    toCentre('AS', 4),
    'You can’t start a fifth centre pile with A♠: the centre has only four places.',
    '5 of 0 to 4',
  ],
  [
    'one-centre',
    onTurn({ hand: '3H 9C', centre: upTo('2') }, { moved: true, centreMoved: 1 }),
    toCentre('3H', 0),
    'You can’t send 3♥ to the centre: at this table you may send only one card a turn besides goal cards, and you have sent yours.',
    '2 of 0 to 1',
    { options: { centreMoves: 'one' } },
  ],
  // A joker from a side pile has its name there, however it is called.
  [
    'to-centre',
    onTurn({ hand: '9C', side: 'X=7', centre: upTo('6') }),
    toCentre('side 0', 0),
    'The joker (a 7) goes on the 6 of the first centre pile: the next rank up.',
    '',
  ],
  [
    'to-centre',
    onTurn({ hand: '9C', side: 'X=7', centre: upTo('6') }),
    toCentre('side 0 X', 0),
    'The joker (a 7) goes on the 6 of the first centre pile: the next rank up.',
    '',
  ],
];

const SIDE_ROWS: readonly ToldRow[] = [
  [
    'side-start',
    onTurn({ hand: '5S 9C' }),
    toSide('5S', 0),
    'An empty place takes any card: 5♠ starts a pile there.',
    '',
  ],
  [
    'side-start',
    onTurn({ hand: 'X 9C' }),
    toSide('X', 0, { as: '7' }),
    'An empty place takes any card: the joker starts a pile there as a 7.',
    '',
  ],
  [
    'side-start',
    onTurn({ hand: 'X 9C' }),
    toSide('X', 0, { as: '8' }),
    'An empty place takes any card: the joker starts a pile there as an 8.',
    '',
  ],
  ['to-side', onTurn({ hand: '5S 9C' }), toSide('5S', 0), 'You lay 5♠ on a side pile, and your turn ends.', ''],
  [
    'to-side',
    onTurn({ hand: '8S 9C', side: '9H' }),
    toSide('8S', 0),
    '8♠ goes on 9♥: one lower.',
    '9H@8 +8S@7 by 0/-1',
  ],
  [
    'to-side',
    onTurn({ hand: '9S 2C', side: '9H' }),
    toSide('9S', 0),
    '9♠ goes on 9♥: the same rank.',
    '9H@8 +9S@8 by 0/-1',
  ],
  [
    'to-side',
    onTurn({ hand: 'X 2C', side: '9H' }),
    toSide('X', 0, { as: '8' }),
    'The joker (an 8) goes on 9♥: one lower.',
    '9H@8 +X@7(8) by 0/-1',
  ],
  [
    'to-side',
    onTurn({ hand: '5S 9C', side: '9H' }),
    toSide('5S', 0),
    '5♠ goes on 9♥.',
    '',
    { options: { sideBuild: 'free' } },
  ],
  [
    'side-build',
    onTurn({ hand: '5S 9C', side: '9H' }),
    toSide('5S', 0),
    'You can’t lay 5♠ on 9♥: only a 9 or an 8 goes there.',
    '9H@8 [9 or 8]@8 !5S@4 by 0/-1',
  ],
  [
    'side-build',
    onTurn({ hand: 'KS 9C', side: 'KH QH' }),
    toSide('KS', 0),
    'You can’t lay K♠ on Q♥: only a queen or a jack goes there.',
    'QH@11 [Q or J]@11 !KS@12 by 0/-1',
  ],
  [
    'side-build',
    onTurn({ hand: 'AS 9C', side: '3H' }),
    toSide('AS', 0),
    'You can’t lay A♠ on 3♥: only another 3 goes there for now.',
    '3H@2 [3]@2 !AS@0 by 0/-1',
  ],
  [
    'side-low',
    onTurn({ hand: '2S 9C', side: '3D', centre: FOUR_ACES }),
    toSide('2S', 0),
    'There are four piles in the centre, so 2♠ may go on 3♦.',
    '',
  ],
  [
    'side-low',
    onTurn({ hand: 'AS 9C', side: '2D', centre: FOUR_ACES }),
    toSide('AS', 0),
    'There are four piles in the centre, so A♠ may go on 2♦.',
    '',
  ],
  [
    'side-low',
    onTurn({ hand: '2S 9C', side: '3D', centre: 'AS | AC | AD' }),
    toSide('2S', 0),
    'You can’t lay 2♠ on 3♦ yet: that needs four piles in the centre, and there are only three.',
    '3 of 4 to 4',
  ],
  [
    'side-four',
    onTurn({ hand: '5S 9C' }),
    toSide('5S', 4),
    'You can’t start a fifth side pile with 5♠: you have only four places.',
    '5 of 0 to 4',
  ],
  // Nothing is lower than an ace.
  [
    'side-build',
    onTurn({ hand: '5S 9C', side: 'AH' }),
    toSide('5S', 0),
    'You can’t lay 5♠ on A♥: only another ace goes there.',
    'AH@0 [A]@0 !5S@4 by 0/-1',
  ],
  // A joker without a rank has no place beside the top card.
  [
    'side-joker',
    onTurn({ hand: 'X 9C', side: '9H' }),
    toSide('X', 0),
    'You have to name a rank for the joker when you lay it on a side pile.',
    '',
  ],
  [
    'to-side',
    onTurn({ hand: 'X 9C', side: '9H' }),
    toSide('X', 0),
    'The joker goes on 9♥.',
    '',
    { options: { sideJoker: 'frozen' } },
  ],
  [
    'side-joker',
    onTurn({ hand: '8S 9C', side: '9H X' }),
    toSide('8S', 0),
    'You can’t lay 8♠ there: the pile has a joker on top, and at this table nothing goes on a joker.',
    '',
    { options: { sideJoker: 'frozen' } },
  ],
  // Only a joker takes a name.
  [
    'side-build',
    onTurn({ hand: '5S 9C', side: '9H' }),
    toSide('5S', 0, { as: '9' }),
    'You can’t lay 5♠ on 9♥: only a 9 or an 8 goes there.',
    '9H@8 [9 or 8]@8 !5S@4 by 0/-1',
  ],
  [
    'side-joker',
    onTurn({ hand: 'X 9C', side: '9H X' }),
    toSide('X', 0),
    'You can’t lay a joker on another joker: at this table nothing goes on a joker.',
    '',
    { options: { sideJoker: 'frozen' } },
  ],
  [
    'side-joker',
    onTurn({ hand: 'X 9C', side: '9H' }),
    toSide('X', 0, { as: '4' }),
    'You can’t name the joker a 4 there: a 4 doesn’t go on 9♥.',
    '9H@8 [9 or 8]@8 !X@3(4) by 0/-1',
  ],
];

const END_ROWS: readonly ToldRow[] = [
  ['end', onTurn({ hand: '5S 9C' }), END_MOVE, 'You end your turn without having moved a card.', ''],
  [
    'end',
    onTurn({ hand: '5S 9C' }, { moved: true }),
    END_MOVE,
    'You end your turn here without laying a side card.',
    '',
  ],
  [
    'ace-first',
    onTurn({ hand: 'X 5S', centre: 'AS' }),
    toSide('5S', 0),
    'A centre place is empty and you hold a joker, but a joker isn’t an ace: you may keep it.',
    '',
  ],
  [
    'ace-first',
    onTurn({ hand: 'X 5S', centre: 'AS' }),
    END_MOVE,
    'A centre place is empty and you hold a joker, but a joker isn’t an ace: you may keep it.',
    '',
  ],
];

const UNTOLD_ROWS: readonly UntoldRow[] = [
  // A two on its like, or on a lower rank, or a high card needs no four piles.
  ['side-low', onTurn({ hand: '2S 9C', side: '2D', centre: FOUR_ACES }), toSide('2S', 0)],
  ['side-low', onTurn({ hand: '8S 9C', side: '9H', centre: FOUR_ACES }), toSide('8S', 0)],
  [
    'side-low',
    onTurn({ hand: 'AS 9C', side: '3D', centre: FOUR_ACES }),
    toSide('AS', 0),
    { options: { sideBuild: 'free' } },
  ],
  [
    'side-low',
    onTurn({ hand: '2S 9C', side: '3D', centre: FOUR_ACES }),
    toSide('2S', 0),
    { options: { lowOnSide: 'always' } },
  ],
  // The turn goes on, the hand has no joker, or no place is empty.
  ['ace-first', onTurn({ hand: 'X 2S 5S', centre: 'AS' }), toCentre('2S', 0)],
  ['ace-first', onTurn({ hand: '9C 5S', centre: 'AS' }), toSide('5S', 0)],
  ['ace-first', onTurn({ hand: 'X 5S', centre: FOUR_ACES }), toSide('5S', 0)],
];

describe('the centre', () => testTold('spite-and-malice', CENTRE_ROWS));
describe('side piles', () => testTold('spite-and-malice', SIDE_ROWS));
describe('the end of a turn', () => testTold('spite-and-malice', END_ROWS));
describe('what needs no telling', () => testUntold('spite-and-malice', UNTOLD_ROWS));

test('a count takes the smaller goal pile from the larger, whosever it is, times the stake', async () => {
  const shown = async (goal: number[], stake: number) =>
    (await countShown('spite-and-malice', 'count', { goal }, { stake })).shows;
  expect(await shown([0, 7], 1)).toBe('−7 left to Ann −0 left to you = 7 points');
  expect(await shown([9, 8], 1)).toBe('−9 left to you −8 left to Ann = 1 point');
  expect(await shown([3, 0], 5)).toBe('−3 left to you −0 left to Ann × 5 a card = 15 points');
});
