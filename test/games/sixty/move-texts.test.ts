import { expect, test } from 'vitest';
import { game } from '../../../src/games/sixty/index.ts';
import { moveText } from '../at-position.ts';
import { attack, beat, joker, passOn, take } from './ask.ts';

test.each<[object, string]>([
  [attack('3'), 'Attack with a 3.'],
  [attack('6 6'), 'Attack with two 6s.'],
  [attack(''), 'Attack with no card.'],
  [passOn('4 4 4'), 'Pass the cards on with three 4s.'],
  [beat('10 3'), 'Beat the cards with a 3 and a 10.'],
  [beat('30'), 'Beat the cards with a 30.'],
  [joker('ZAP'), 'Play Zap.'],
  [joker('ABRACADABRA'), 'Play Abracadabra.'],
  [joker('HOCUS', '6'), 'Play Hocus-pocus and pick a 6.'],
  [joker('HOCUS'), 'Play Hocus-pocus.'],
  [joker('HOCUS HOCUS'), 'Play two Hocus-pocuses.'],
  [joker(''), 'Play no card.'],
  [take, 'Take the cards.'],
])('%j: %s', (move, text) => {
  expect(moveText(game, move)).toBe(text);
});
