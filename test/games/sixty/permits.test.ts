import { testPermits } from '../permits.ts';
import { attack, attackedWith, beat, joker, passOn, table, take } from './ask.ts';

/** A legal move is allowed by the rules that are about it, and by no other. */

const against = (lying: string, hand: string): object => ({
  turn: 0,
  ...table(hand, '5?', '5?'),
  ...attackedWith(lying, lying === '' ? null : 2),
});

testPermits('sixty', [
  ['attack', against('', '4 4 10'), attack('4 4')],
  ['pass-on', against('4', '4 10'), passOn('4')],
  ['beat', against('4', '10 3'), beat('10')],
  ['play-joker', against('4', 'ZAP 3'), joker('ZAP')],
  ['take', against('10', '3 3'), take],
  ['take-free take', against('4', '10 3'), take, { options: { take: 'free' } }],
]);
