import { expect, test } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { defaultOptions, readOptions } from '../../../src/game/options.ts';
import { typedGame as game, game as untypedGame } from '../../../src/games/sixty/index.ts';
import type { SixtyOptions } from '../../../src/games/sixty/options.ts';
import { moves } from '../../../src/games/sixty/play/moves.ts';
import { SEARCH } from '../../../src/games/sixty/search/index.ts';
import type { SixtyState } from '../../../src/games/sixty/state.ts';
import { createRandom } from '../../../src/random/random.ts';
import { attackedWith, table } from './ask.ts';

/** The move of a Regular in seat 0, on the wire. */
function regularsMove(position: object, seats = 3): object {
  const options = readOptions(game.options, { seats });
  if (!options.ok) throw new Error(options.fault.says);
  const parsedState = game.notation.position.read({ turn: 0, ...position }, options.value as SixtyOptions, 1);
  if (!parsedState.ok) throw new Error(parsedState.fault.says);
  const view = game.visibility.view(parsedState.value, 0);
  return untypedGame.notation.move.write(greedy(untypedGame, view, 0, createRandom(1)));
}

test('a Regular against one opponent keeps one of the number to pass back', () => {
  const position = { ...table('4 4 4 12 20', '5?'), ...attackedWith('4', 1) };
  expect(regularsMove(position, 2)).toEqual({ type: 'pass-on', cards: ['4', '4'] });
});

test('a Regular passes two 5s on with a 5 rather than beat them with a 20', () => {
  const position = { ...table('5 20 3 12 6', '5?', '5?'), ...attackedWith('5 5', 2) };
  expect(regularsMove(position)).toEqual({ type: 'pass-on', cards: ['5'] });
});

test('a Regular beats a lone 3 with 6s and keeps two 10s for worse', () => {
  const position = { ...table('6 6 10 10 ZAP', '5?', '5?'), ...attackedWith('3', 2) };
  expect(regularsMove(position)).toEqual({ type: 'beat', cards: ['6', '6'] });
});

test('a Regular plays Zap on three 12s with four cards in the deck', () => {
  const position = { ...table('3 4 ZAP 6 6', '5?', '5?'), ...attackedWith('12 12 12', 2), deck: ['4?'] };
  expect(regularsMove(position)).toEqual({ type: 'joker', cards: ['ZAP'] });
});

test('a playout by the quick policy makes legal moves only, to the end of the round', () => {
  for (let seed = 1; seed <= 20; seed++) {
    let state: SixtyState = game.play.deal(defaultOptions(game.options) as SixtyOptions, seed);
    while (state.turn !== null && state.round === 1) {
      const move = SEARCH.rolloutMove(state, state.turn, createRandom(seed));
      expect(moves(state, state.turn)).toContainEqual(move);
      state = game.play.play(state, state.turn, move).state;
    }
  }
});
