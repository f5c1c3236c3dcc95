import { expect, test } from 'vitest';
import { handZone } from '../../../src/game/hand-zones.ts';
import { readOptions } from '../../../src/game/options.ts';
import { typedGame as game } from '../../../src/games/sixty/index.ts';
import { ATTACK, DISCARD } from '../../../src/games/sixty/state.ts';
import { propose } from '../../../src/games/sixty/table/propose.ts';
import { drop } from '../../../src/table/session.ts';
import { attack, attackedWith, beat, discardOf, joker, passOn, table, take } from './ask.ts';

function at(position: object) {
  const options = readOptions(game.options, undefined);
  if (!options.ok) throw new Error(options.fault.says);
  const parsedState = game.notation.position.read({ turn: 0, ...position } as never, options.value as never, 1);
  if (!parsedState.ok) throw new Error(parsedState.fault.says);
  const state = parsedState.value;
  const hand = (item: string) => ({ zone: handZone(0), item });
  const offers = (picks: readonly { zone: string; item: string }[]) => propose(state, 0, picks);
  return {
    hand,
    likeliest: (...picks: readonly { zone: string; item: string }[]) =>
      offers(picks).map(({ move }) => game.notation.move.write(move))[0],
    /** The meaning of dropping a hand card in the middle. */
    drag(item: string, pickedItems: readonly string[] = [], onto?: string) {
      const place = { zone: ATTACK, ...(onto === undefined ? {} : { item: onto }) };
      const at = { game: game as never, view: state, seat: 0 };
      const { sure } = drop({ tableSeat: at, picked: pickedItems.map(hand) }, hand(item), place);
      return sure && game.notation.move.write(sure as never);
    },
  };
}

const attacked = {
  ...table('4 10 10 HOCUS ZAP', '5?', '5?'),
  ...attackedWith('4 4', 2),
  ...discardOf('4 15'),
};

test('a card of the same number passes on, another beats, a joker is played', () => {
  const { hand, likeliest } = at(attacked);
  expect(likeliest(hand('4'))).toEqual(passOn('4'));
  expect(likeliest(hand('10'), hand('10.2'))).toEqual(beat('10 10'));
  expect(likeliest(hand('ZAP'))).toEqual(joker('ZAP'));
});

test('the cards of an attack are touched to take them', () => {
  const { likeliest } = at(attacked);
  expect(likeliest({ zone: ATTACK, item: '4' })).toEqual(take);
});

test('Hocus-pocus picks the touched card of the discard pile, right or wrong, or else the one it needs', () => {
  const { hand, likeliest } = at(attacked);
  expect(likeliest(hand('HOCUS'))).toEqual(joker('HOCUS', '4'));
  expect(likeliest(hand('HOCUS'), { zone: DISCARD, item: '15' })).toEqual(joker('HOCUS', '15'));
  expect(likeliest({ zone: DISCARD, item: '4' })).toEqual(joker('HOCUS', '4'));
});

test('cards dragged to the middle make the most likely move of their touches', () => {
  const { drag } = at(attacked);
  expect(drag('10')).toEqual(beat('10'));
  expect(drag('10', ['10.2'], '4')).toEqual(beat('10 10'));
  expect(drag('4', [], '4.2')).toEqual(passOn('4'));
  expect(at(table('3 3 10', '5?', '5?')).drag('3', ['3.2'])).toEqual(attack('3 3'));
});

test('taking can be tried with nothing played, and the referee says why it is illegal', () => {
  expect(at(table('4 10 10 HOCUS ZAP', '5?', '5?')).likeliest()).toEqual(take);
});
