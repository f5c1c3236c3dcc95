import { testPermits } from '../permits.ts';
import { combine, place, sweep, tableOf, take } from './ask.ts';

/** A legal move is allowed by the rules that are about it, and by no other. */

testPermits('broom', [
  ['take-equal', tableOf('9S 2C', '9H KD'), take('9S', '9H')],
  ['take-groups', tableOf('9S 2C', '4C 5D KD'), take('9S', '4C 5D')],
  ['take-equal take-groups', tableOf('9S 2C', '9H 4C 5D'), take('9S', '9H', '4C 5D')],
  ['take-court', tableOf('KS 2C', 'KD 4C'), take('KS', 'KD')],
  ['take-court', tableOf('QS 2C', 'QD QH QC'), take('QS', 'QD', 'QH', 'QC')],
  ['sweep', tableOf('BROOM 2C', '9H KD'), sweep('BROOM')],
  ['combine', tableOf('4S 9H', '5C KD'), combine('4S', '5C')],
  ['combine', tableOf('4S 9H', '5C 3D 6D'), combine('4S', '5C', '3D 6D')],
  ['raise', tableOf('2S 8H', '5C+AS KD', { builders: { '5C+AS': 1 } }), combine('2S', '5C+AS')],
  ['choice', tableOf('9S 2C', '9H KD'), place('9S')],
  ['choice', tableOf('KS 2C', 'KD 4C'), place('KS')],
]);
