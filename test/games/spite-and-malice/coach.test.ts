import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { readOptions } from '../../../src/game/options.ts';
import { advise } from '../../../src/games/spite-and-malice/heuristics/index.ts';
import { typedGame as game } from '../../../src/games/spite-and-malice/index.ts';

const name = (seat: number): string => (seat === 0 ? 'you' : 'Ann');

function adviceAt(position: JsonObject): readonly { id: string; says: string }[] {
  const options = readOptions(game.options, undefined);
  if (!options.ok) throw new Error(options.fault.says);
  const parsedState = game.notation.position.read({ turn: 0, ...position }, options.value as never, 1);
  if (!parsedState.ok) throw new Error(parsedState.fault.says);
  return advise(parsedState.value, 0, name);
}
const ids = (position: JsonObject): readonly string[] => adviceAt(position).map(({ id }) => id);

const goal = [
  ['9?', '8D'],
  ['11?', 'QH'],
];

describe('the coach of Spite and Malice', () => {
  test('advises the goal card first', () => {
    const centre = [['AS', '2D', '3C', '4H', '5D', '6C', '7C'], [], [], []];
    expect(adviceAt({ goal, hands: [['KD', '2S', 'X', 'JC', '9C'], ['5?']], centre })[0]?.id).toBe('goal-card-goes');
  });

  test('says who would win before the second idle turn ends', () => {
    const sentence = adviceAt({ goal, hands: [['KD', 'QS', 'JD', 'JC', '9C'], ['5?']], idle: 1 })[0]?.says;
    expect(sentence).toBe(
      'Ann ended a turn without moving a card. If you do the same, the game is over. That would suit you: 10 cards against 12.',
    );
  });

  test('considers the other player’s goal card', () => {
    const centre = [['AS', '2D', '3C', '4H', '5D', '6C', '7C', '8C', '9C', '10C'], [], [], []];
    const adviceList = adviceAt({ goal, hands: [['KD', 'QS', 'JD', 'JC', '2C'], ['5?']], centre });
    expect(adviceList.find(({ id }) => id === 'their-goal-card')?.says).toContain('Ann needs a jack');
  });

  test('advises a high card to begin a side pile, and keeps the last place', () => {
    const hands = [['KD', 'QS', '9D', 'JC', '5C'], ['5?']];
    expect(ids({ goal, hands })).toContain('first-side-card');
    const side = [
      [['KS'], ['QD'], ['4S'], []],
      [[], [], [], []],
    ];
    expect(ids({ goal, hands, side })).toContain('last-place');
  });

  test('says nothing to a player who isn’t on turn', () => {
    expect(ids({ turn: 1, goal })).toEqual([]);
  });
});
