import { expect, test } from 'vitest';
import { shark } from '../../../src/bots/shark.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game, game as untypedGame } from '../../../src/games/spite-and-malice/index.ts';
import type { SpiteOptions } from '../../../src/games/spite-and-malice/options.ts';
import type { SpiteState } from '../../../src/games/spite-and-malice/state.ts';
import { createRandom } from '../../../src/random/random.ts';
import { scaledCount } from '../../depth.ts';

const options = { ...defaultOptions(game.options), goal: 10 } as SpiteOptions;
const WORLD_COUNT = 8;
/**
 * Seat 0 has this number of goal cards, the other nine; its queen can go on a king, and its 2 only on an empty place.
 */
function table(ownGoals: number, idle: number): SpiteState {
  const json = {
    turn: 0,
    goal: [
      [`${ownGoals - 1}?`, '8D'],
      ['8?', '3H'],
    ],
    hands: [['QS', '2S', '2D'], ['5?']],
    side: [
      [['KD'], ['5C'], ['9D'], ['7H']],
      [[], [], [], []],
    ],
    centre: [['AS'], ['AD', '2C', '3D', '4D'], ['AC', '2H', '3S', '4S', '5S', '6S'], ['AH']],
    idle,
  };
  const parsedState = game.notation.position.read(json as never, options, 1);
  if (!parsedState.ok) throw new Error(`${parsedState.fault.path}: ${parsedState.fault.says}`);
  return game.visibility.view(parsedState.value, 0);
}

const mayEnd = (ownGoals: number, idle: number): boolean =>
  game.heuristics.candidateMoves?.(table(ownGoals, idle), 0).some(({ type }) => type === 'end') ?? true;

test('a seat that is behind offers no standstill and accepts none, while a card can be moved', () => {
  expect([mayEnd(10, 0), mayEnd(10, 1)]).toEqual([false, false]);
});

test('a seat that is level may wait and accepts no draw; a seat that is ahead may do both', () => {
  expect([mayEnd(9, 0), mayEnd(9, 1)]).toEqual([true, false]);
  expect([mayEnd(8, 0), mayEnd(8, 1)]).toEqual([true, true]);
});

test('no game of Sharks ends in a standstill by a seat that is level or behind and could have moved', () => {
  const surrenders: string[] = [];
  for (let seed = 0; seed < Math.max(3, scaledCount(12)); seed++) {
    const chance = createRandom(seed);
    let state = game.play.deal(options, seed);
    for (let seat = state.turn; seat !== null; seat = state.turn) {
      const move = shark(untypedGame, game.visibility.view(state, seat), seat, chance, { worlds: WORLD_COUNT });
      const lead = (state.goal[1 - seat]?.length ?? 0) - (state.goal[seat]?.length ?? 0);
      const hasGivenIn = lead < 0 || (lead === 0 && state.idle === 1);
      if (move.type === 'end' && !state.moved && hasGivenIn && game.play.moves(state, seat).length > 1) {
        surrenders.push(`game ${seed}, turn ${state.turns}`);
      }
      state = game.play.play(state, seat, move as never).state;
    }
  }
  expect(surrenders).toEqual([]);
});
