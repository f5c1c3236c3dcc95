import { testPermits } from '../permits.ts';
import { END_MOVE, tableOf, toCentre, toSide, upTo } from './ask.ts';

/** A legal move is allowed by the rules that are about it, and by no other. */

const onTurn = (cards: Parameters<typeof tableOf>[0], otherFields: object = {}): object =>
  tableOf(cards, { turn: 0, ...otherFields });
const AFTER_A_MOVE = { moved: true, centreMoved: 1 };

testPermits('spite-and-malice', [
  ['to-centre', onTurn({ hand: '2H 9C', centre: 'AS' }), toCentre('2H', 0)],
  ['to-centre joker-centre', onTurn({ hand: 'X 9C', centre: upTo('7') }), toCentre('X', 0)],
  ['go-on to-centre', onTurn({ hand: '2H 9C', centre: 'AS' }, AFTER_A_MOVE), toCentre('2H', 0)],
  ['to-side side-start', onTurn({ hand: '5S 9C' }), toSide('5S', 0)],
  ['to-side side-start', onTurn({ hand: 'X 9C' }), toSide('X', 0, { as: '7' })],
  ['to-side', onTurn({ hand: '8S 9C', side: '9H' }), toSide('8S', 0)],
  ['to-side', onTurn({ hand: 'X 9C', side: '9H' }), toSide('X', 0, { as: '8' })],
  ['to-side', onTurn({ hand: '8S 9C', side: '9H' }, AFTER_A_MOVE), toSide('8S', 0)],
  ['end', onTurn({ hand: '5S 9C' }), END_MOVE],
  ['end', onTurn({ hand: '5S 9C' }, AFTER_A_MOVE), END_MOVE],
]);
