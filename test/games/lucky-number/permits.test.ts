import { testPermits } from '../permits.ts';
import { combine, decline, draw, jump, lay, number, pass, tableOf } from './ask.ts';
import { withHand } from './wording.ts';

/** A legal move is allowed by the rules that are about it, and by no other. */

const owing = (hand: string) => withHand(hand, { pile: ['9H', 'AH'], owed: { by: 'cards', n: 3 } });
const THROWN = { owed: { by: 'dice', n: 4 } };
const freshTable = tableOf('4S 5S | 3C 6C | 5H 6D', 'QH 5H', { turn: 1, open: 0 });

testPermits('lucky-number', [
  ['lay-match', withHand('4H 4C'), lay('4H')],
  ['always', withHand('AC 4C'), lay('AC')],
  ['lay-match always', withHand('AH 4C'), lay('AH')],
  ['draw', withHand('4C'), draw],
  ['pass', withHand('4C 5H', { drawn: '5H' }), pass],
  ['answer-with', owing('2C 4C'), lay('2C')],
  ['answer-with', owing('2H 4C'), lay('2H')],
  ['answer-with', owing('AC 4C'), lay('AC')],
  ['free-to-draw', owing('2C 4C'), draw],
  ['free-to-draw', withHand('4C', THROWN), draw],
  ['combine', number(9, '2D 3D 4D'), combine('2D 3D 4D')],
  ['combine', number(9, '2D 3D 4D', THROWN), combine('2D 3D 4D')],
  ['combine add-aces', number(10, '2D 3D 4D AS'), combine('2D 3D 4D', 'AS')],
  ['jump', freshTable, jump('5H'), { seat: 2 }],
  ['decline', freshTable, decline, { seat: 2 }],
]);
