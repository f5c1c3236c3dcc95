import { expect, test } from 'vitest';
import { UNKNOWN } from '../../../src/cards/card.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game } from '../../../src/games/sixty/index.ts';
import type { SixtyOptions } from '../../../src/games/sixty/options.ts';
import { PACK } from '../../../src/games/sixty/pack.ts';
import type { SixtyState } from '../../../src/games/sixty/state.ts';
import { createRandom } from '../../../src/random/random.ts';
import { attackedWith, lateTable } from './ask.ts';

const THIRTY_CARD = PACK.cards.find((card) => PACK.code(card) === '30');

/** Seat 1 of three took both 30s openly, as seat 2 saw it. */
function view(): SixtyState {
  const position = { turn: 1, ...lateTable('3 4', '4 4', '5 6'), ...attackedWith('30 30', 0) };
  const options = defaultOptions(game.options) as SixtyOptions;
  const parsedState = game.notation.position.read(position, options, 1);
  if (!parsedState.ok) throw new Error(parsedState.fault.says);
  return game.visibility.view(game.play.play(parsedState.value, 1, { type: 'take' }).state, 2);
}

test('a penalty pile is face down, and all players remember what was taken openly', () => {
  expect(view().penalty[1]).toEqual([UNKNOWN, UNKNOWN]);
  expect(view().taken[1]).toEqual([THIRTY_CARD, THIRTY_CARD]);
});

test('no world that a view allows gives another player a card that was taken openly', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const world = game.visibility.sampleWorld(view(), 2, createRandom(seed));
    expect(world.penalty[1]).toEqual([THIRTY_CARD, THIRTY_CARD]);
    expect(world.hands.flat()).not.toContain(THIRTY_CARD);
  }
});

test('a position that leaves a penalty pile unseen is read, and its points stay unknown', () => {
  const options = defaultOptions(game.options) as SixtyOptions;
  const parsedState = game.notation.position.read({ penalty: [['?', '30'], [], []] }, options, 1);
  expect(parsedState.ok && game.texts.standing?.(parsedState.value, 0)).toBe('0+?');
});
