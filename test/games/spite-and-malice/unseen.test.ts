import { expect, test } from 'vitest';
import { game } from '../../../src/games/spite-and-malice/index.ts';
import { answer, type Command } from '../../../src/referee/answer.ts';

const find = () => game;
function ask(command: Command, position: object, move: object, options: object = {}) {
  return answer(command, JSON.stringify({ game: 'spite-and-malice', options, position, seat: 0, move }), find) as {
    verdict?: string;
    depends?: readonly string[];
    position?: { readonly goal: string[][]; readonly side: string[][][]; readonly centre: string[][] };
  };
}

const WHOLE_PACK = { goal: [['26?'], ['26?']] };
const NO_PILES: readonly string[][] = [[], [], [], []];
const five = { type: 'move', from: { zone: 'hand', card: '5S' }, to: { zone: 'centre', pile: 0 } };
const centre = [['AH', '2H', '3H', '4H'], [], [], []];

test('a card whose other copy is certainly in the goal piles isn’t in a hand', () => {
  const position = { ...WHOLE_PACK, side: [[['5S'], [], [], []], NO_PILES], hands: [['?'], ['5?']], centre };
  expect(ask('judge', position, five, { goal: 26 }).verdict).toBe('illegal');
  // With one goal card played to the centre and gone, the open 5♠ may be the first pack's.
  const looser = { ...position, goal: [['26?'], ['25?']] };
  expect(ask('judge', looser, five, { goal: 26 }).verdict).toBe('depends');
});

test('a hand and a goal pile don’t share the same last copy', () => {
  // One copy of 5♠ is left; all other fives of the goal pile are seen.
  const side = [[['5S'], ['5H', '5H'], ['5D', '5D'], ['5C', '5C']], NO_PILES];
  const goal = [['?'], ['QD']];
  const move = { type: 'move', from: { zone: 'goal' }, to: { zone: 'centre', pile: 0 } };
  expect(ask('judge', { goal, side, hands: [['5S'], ['5?']], centre }, move).verdict).toBe('illegal');
  expect(ask('judge', { goal, side, hands: [['?'], ['5?']], centre }, move)).toMatchObject({
    verdict: 'depends',
    depends: ['whether seat 0’s goal card is a 5'],
  });
});

test('an unnamed goal card is written as the first that makes the try legal', () => {
  const position = { goal: [['13?'], ['15?', 'QD']], centre: [[], ['AS', '2S', '3S', '4S'], [], []] };
  const move = { type: 'move', from: { zone: 'goal' }, to: { zone: 'centre', pile: 1 } };
  expect(ask('judge', position, move).verdict).toBe('depends');
  const after = ask('apply', position, move).position;
  expect(after?.centre[1]).toEqual(['AS', '2S', '3S', '4S', '5C']);
  expect(after?.goal[0]).toEqual(['12?']);
  // 5♣ is in the other goal pile, and that pack has it only once.
  const otherPosition = ask('apply', { ...position, goal: [['13?'], ['5C', '14?', 'QD']] }, move).position;
  expect(otherPosition?.centre[1]?.at(-1)).toBe('5D');
});

test('a card that is turned up on a side pile is the first that can be there', () => {
  const side = [[['6S', '?', 'AS'], [], [], []], NO_PILES];
  const move = { type: 'move', from: { zone: 'side', pile: 0 }, to: { zone: 'centre', pile: 3 } };
  const options = { sideBuild: 'equal-or-lower' };
  const after = ask('apply', { goal: [['9?'], ['9?']], side, centre }, move, options).position;
  expect(after?.side[0]?.[0]).toEqual(['6S', '5C']);
});
