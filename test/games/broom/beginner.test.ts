import { describe, expect, test } from 'vitest';
import { beginner } from '../../../src/bots/greedy.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { defaultOptions } from '../../../src/game/options.ts';
import { typedGame as game, game as untypedGame } from '../../../src/games/broom/index.ts';
import type { BroomOptions } from '../../../src/games/broom/options.ts';
import { createRandom } from '../../../src/random/random.ts';

const options = defaultOptions(game.options) as BroomOptions;

/** The move of a beginner in seat 0, in words. */
function beginnersMove(position: JsonObject): string {
  const positionResult = game.notation.position.read({ turn: 0, ...position }, options, 1);
  if (!positionResult.ok) throw new Error(`${positionResult.fault.path}: ${positionResult.fault.says}`);
  return untypedGame.texts.describeMove(
    beginner(untypedGame, game.visibility.view(positionResult.value, 0), 0, createRandom(1)),
  );
}

describe('a beginner at Broom', () => {
  const table = { hands: [['9H', 'KC', 'QD'], ['3?']], table: ['5C', '4D', 'AS', 'QH'] };

  test('level, takes the sum that brings most points', () => {
    expect(beginnersMove(table)).toBe('Take 4♦ and 5♣ with 9♥.');
  });

  test('ahead by more than a few points, sees only a card equal to one in hand', () => {
    expect(beginnersMove({ ...table, scores: [20, 5] })).toBe('Take Q♥ with Q♦.');
    expect(beginnersMove({ ...table, taken: [['J15', 'J11'], []] })).toBe('Take Q♥ with Q♦.');
  });

  test('builds when level, forgets to when ahead', () => {
    const build = { hands: [['4C', '9H'], ['3?']], table: ['5C', 'KD'] };
    expect(beginnersMove(build)).toBe('Combine 4♣ with 5♣.');
    expect(beginnersMove({ ...build, scores: [20, 5] })).toBe('Place 4♣.');
  });

  test('doesn’t see a lead in piles that are face down', () => {
    expect(beginnersMove({ ...table, taken: [['?', '?', '?', '?', '?', '?', '?', '?'], []] })).toBe(
      'Take 4♦ and 5♣ with 9♥.',
    );
  });
});
