import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/game/json.ts';
import { readOptions } from '../../../src/game/options.ts';
import { advise } from '../../../src/games/spite-and-malice/heuristics/index.ts';
import { typedGame as game } from '../../../src/games/spite-and-malice/index.ts';

const name = (seat: number): string => (seat === 0 ? 'you' : 'Ann');

function adviceAt(position: JsonObject, houseRules?: JsonObject): readonly { id: string; says: string }[] {
  const options = readOptions(game.options, houseRules);
  if (!options.ok) throw new Error(options.fault.says);
  const parsedState = game.notation.position.read({ turn: 0, ...position }, options.value as never, 1);
  if (!parsedState.ok) throw new Error(parsedState.fault.says);
  return advise(parsedState.value, 0, name);
}
const ids = (position: JsonObject, houseRules?: JsonObject): readonly string[] =>
  adviceAt(position, houseRules).map(({ id }) => id);
/** What a rule of thumb says at a position, if it applies. */
const saying = (wantedId: string, position: JsonObject, houseRules?: JsonObject): string | undefined =>
  adviceAt(position, houseRules).find(({ id }) => id === wantedId)?.says;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q'];
const upTo = (n: number, suit: string): string[] => RANKS.slice(0, n).map((rank) => rank + suit);
/** The seat's side piles; the other player's are empty. */
const sideOf = (...piles: string[][]): JsonObject => ({ side: [piles, [[], [], [], []]] });

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

  test('says that the last goal card wins', () => {
    const position = { goal: [['8D'], ['11?', 'QH']], hands: [['KD'], ['5?']], centre: [upTo(7, 'S'), [], [], []] };
    expect(saying('goal-card-goes', position)).toBe(
      'Your last goal card fits, and it wins at once: move your goal card to the first centre pile.',
    );
  });

  test('tells a player who can’t move a card that the game ends, and asks for no move', () => {
    const stuck = { goal, hands: [['2D'], ['5?']], centre: [[], [], [], []], idle: 1 };
    const side = sideOf(['KS'], ['QD'], ['4S'], ['9D']);
    expect(saying('standstill-near', { ...stuck, ...side })).toBe(
      'Ann ended a turn without moving a card. You can’t move one either, so the game ends: 10 cards against 12.',
    );
    const behind = { ...stuck, goal: [goal[1], goal[0]] } as JsonObject;
    expect(ids({ ...behind, ...side })).toEqual(['standstill-near']);
    expect(saying('standstill-near', behind)).toContain('so move something, anything');
  });

  test('speaks of a standstill only to a player who may end the turn', () => {
    const position = { goal, hands: [['KD'], ['5?']], centre: [[], [], [], []], idle: 1 };
    expect(ids(position)).toContain('standstill-near');
    expect(ids(position, { mayEnd: false })).not.toContain('standstill-near');
    expect(ids({ ...position, hands: [['AD'], ['5?']] })).not.toContain('standstill-near');
  });

  test('sees two ranks bridged only where more than one card may go to the centre', () => {
    const position = { goal, hands: [['6D'], ['5?']], centre: [upTo(5, 'S'), [], [], []] };
    expect(saying('short-bridge', position)).toContain('two ranks away');
    expect(ids(position, { centreMoves: 'one' })).not.toContain('short-bridge');
    const nearer = { ...position, hands: [['7D'], ['5?']], centre: [upTo(6, 'S'), [], [], []] };
    expect(saying('short-bridge', nearer, { centreMoves: 'one' })).toContain('one rank away');
  });

  test('says to cover a pile that the other goal card fits, where a card can', () => {
    const position = { goal, hands: [['QD'], ['5?']], centre: [upTo(11, 'S'), [], [], []] };
    expect(saying('their-goal-card', position)).toBe(
      'Look across: Ann’s goal card, a queen, already fits in the centre. Cover that pile if you can.',
    );
    expect(ids({ ...position, hands: [['KD'], ['5?']] })).not.toContain('their-goal-card');
    expect(ids({ ...position, centre: [upTo(11, 'S'), upTo(11, 'H'), [], []] })).not.toContain('their-goal-card');
  });

  test('warns of a rank with a way past it only where a second card may go', () => {
    const position = { goal, hands: [['JD'], ['5?']], centre: [upTo(10, 'S'), [], [], []] };
    const warning = 'Look across: Ann needs a jack in the centre to play that goal card, a queen. ';
    expect(saying('their-goal-card', position)).toBe(
      `${warning}Don’t be the one to lay it, unless you can go past it.`,
    );
    expect(saying('their-goal-card', position, { centreMoves: 'one' })).toBe(`${warning}Don’t be the one to lay it.`);
    const alike = { ...position, goal: [['9?', 'QD'], goal[1]] } as JsonObject;
    expect(saying('their-goal-card', alike, { centreMoves: 'one' })).toContain('unless you can go past it');
  });

  test('doesn’t warn of a rank that the goal card has, or of an ace that has to go', () => {
    const hands = [['KD'], ['5?']];
    const fits = { goal: [['9?', 'JD'], goal[1]], hands, centre: [upTo(10, 'S'), [], [], []] } as JsonObject;
    expect(ids(fits)).toEqual(['goal-card-goes']);
    const ace = { goal: [goal[0], ['11?', '2H']], hands: [['AD'], ['5?']], centre: [[], [], [], []] } as JsonObject;
    expect(ids(ace)).not.toContain('their-goal-card');
    expect(saying('their-goal-card', ace, { aces: 'may' })).toContain('Ann needs an ace');
  });

  test('keeps a joker for the gap or for a block', () => {
    expect(saying('joker-in-hand', { goal, hands: [['X'], ['5?']] })).toContain('or to block Ann’s.');
  });

  test('keeps the last place while another pile takes a card, and else from low cards', () => {
    const side = sideOf(['KS'], ['QD'], ['4S'], []);
    const rest = { goal, centre: [[], [], [], []], ...side };
    expect(saying('last-place', { ...rest, hands: [['QS', '7D'], ['5?']] })).toContain('while another pile takes');
    expect(saying('last-place', { ...rest, hands: [['7D', '9D'], ['5?']] })).toBe(
      'One empty place is left on your side. Try not to fill it with a low card.',
    );
  });

  test('speaks of low cards and side places only where they block something', () => {
    const free = { sideBuild: 'free' };
    const hands = [['KD', 'QS', '9D'], ['5?']];
    const centre = [[], [], [], []];
    const lastPlace = { goal, hands, centre, ...sideOf(['KS'], ['QD'], ['4S'], []) };
    expect([ids({ goal, hands, centre }, free), ids(lastPlace, free)]).toEqual([[], []]);
    const low = { goal, hands: [['2D', 'KD'], ['5?']], centre: [['AS'], [], [], []] };
    expect([ids(low), ids(low, free)]).toEqual([['low-cards'], []]);
  });

  test('says nothing to a player who isn’t on turn', () => {
    expect(ids({ turn: 1, goal })).toEqual([]);
  });
});
