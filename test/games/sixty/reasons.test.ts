import { expect, test } from 'vitest';
import { reasonsFor } from '../reasons.ts';
import { attack, attackedWith, beat, lateTable, table } from './ask.ts';

const of = (position: object, move: object) => reasonsFor('sixty', position, move);

test('a number kept beats more than all the cards of the attack together', () => {
  const position = table('3 3 4 4 5', '5?', '5?');
  expect(of(position, attack('3'))['keeps-big']).toBe('It keeps your 5, which beats more than a 3 does.');
  expect(of(position, attack('3 3'))['keeps-big']).toBeUndefined();
  expect(of(table('3 3 4 4 10', '5?', '5?'), attack('3 3'))['keeps-big']).toContain('your 10');
});

test('small cards don’t beat much, but three 6s do', () => {
  const position = table('6 6 6 20 20', '5?', '5?');
  expect(of(position, attack('6'))['small-first']).toContain('a 6, which doesn’t beat much');
  expect(of(position, attack('6 6'))['small-first']).toBeUndefined();
});

test('a player out of the round can’t be attacked; the last player is only counted', () => {
  const attacked = attackedWith('3', 1);
  expect(of({ ...lateTable('5 5', '2?', '2?'), ...attacked }, beat('5 5'))['out-and-safe']).toContain(
    'out of the round',
  );
  expect(of({ ...lateTable('5 5', '', ''), ...attacked }, beat('5 5'))['out-and-safe']).toBe(
    'It leaves no card in your hand to count.',
  );
});

test('points that leave the hand are mentioned once, late in a round or early', () => {
  const late = of({ ...table('3 15', '5?', '5?'), deck: ['12?'] }, attack('15'));
  expect(late['big-late']).toContain('15 points');
  expect(late['big-away']).toBeUndefined();
  const early = of(table('3 15', '5?', '5?'), attack('15'));
  expect(early['big-late']).toBeUndefined();
  expect(early['big-away']).toContain('15 points');
});
