import { describe, expect, test } from 'vitest';
import { setPlace } from '../../../src/features/desk/state/draft.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { choicesOf, deskPlace, deskPlaces, gameOf } from '../../features/desk/desk-draft.ts';

const id = 'lucky-number';
const place = (one: string) => deskPlace(id, one);
const { desk } = gameOf(id);

test('the desk asks for your hand, your number, the pile and what is owed; the rest rarely matters', () => {
  const asked = deskPlaces(id).filter(({ rare }) => !rare);
  expect(asked.map(({ label }) => label)).toEqual([
    'Your hand',
    'Your number',
    'Pile',
    'Whose turn',
    'Cards owed',
    'Dice owed',
    'Suit named',
    'Just laid a card',
  ]);
  const others = deskPlaces(id).filter(({ rare }) => rare);
  expect(others.map(({ label }) => label)).toEqual([
    'Card just drawn, now in the hand',
    'Ann’s hand',
    'Bert’s hand',
    'Ann’s number',
    'Bert’s number',
    'Direction',
    'Stock',
    'Turns in a row without a card laid or drawn',
    'Turns so far',
    'You have won',
    'Ann has won',
    'Bert has won',
  ]);
});

test.each([
  ['pile', 'the top card of the pile'],
  ['owed-cards', 'the cards that were owed'],
  ['owed-dice', 'the dice that were owed'],
  ['suit', 'the suit that was named'],
  ['drawn', 'whether a card was just drawn'],
])('a ruling may depend on %s: “%s”', (one, needs) => {
  expect(place(one).needs).toBe(needs);
});

test('what can be chosen', () => {
  expect(choicesOf(place('suit'))).toEqual([
    'None: null',
    'Spades ♠: "S"',
    'Hearts ♥: "H"',
    'Diamonds ♦: "D"',
    'Clubs ♣: "C"',
  ]);
  expect(choicesOf(place('direction'))).toEqual(['Clockwise: 1', 'Anticlockwise: -1']);
  expect(choicesOf(place('open'))).toEqual(['Nobody: null', 'You: 0', 'Ann: 1', 'Bert: 2']);
  expect(choicesOf(place('turn'))).toEqual(['You: 0', 'Ann: 1', 'Bert: 2', 'Game over: null']);
  expect(choicesOf(place('winner-1'))).toEqual(['No: false', 'Yes: true']);
});

test.each<[string, unknown, JsonObject]>([
  ['idle', 2, { idle: 2 }],
  ['turns', 40, { turns: 40 }],
  ['direction', -1, { direction: -1 }],
  ['suit', 'H', { suit: 'H' }],
  ['suit', null, { suit: null }],
  ['open', 1, { open: 1 }],
  ['drawn', ['9H'], { drawn: '9H' }],
  ['drawn', [], { drawn: null }],
])('%s set to %j', (one, answer, position) => {
  expect(setPlace(place(one), {}, answer)).toEqual(position);
  expect(place(one).read(position)).toEqual(answer);
});

test('cards that nobody has shown', () => {
  expect(place('stock')).toMatchObject({ placeholder: 'All the other cards', emptyLabel: 'Nothing left' });
  expect(place('hand-1')).toMatchObject({ placeholder: 'Fifteen hidden cards', defaultThings: ['15?'] });
  expect(place('lucky-1').paths).toEqual(['position.lucky[1]']);
});

test('a lucky number is unknown, or any from 3 to 36', () => {
  const numbers = choicesOf(place('lucky-0'));
  expect([numbers.length, numbers[0], numbers[1], numbers.at(-1)]).toEqual([35, 'Unknown: null', '3: 3', '36: 36']);
  expect(setPlace(place('lucky-1'), {}, 24)).toEqual({ lucky: [null, 24, null] });
  expect(setPlace(place('lucky-1'), { lucky: [9, 24, null] }, null)).toEqual({ lucky: [9, null, null] });
  expect(place('lucky-1').read({ lucky: [9, 24, null] })).toBe(24);
});

describe('a debt is owed in cards or in dice', () => {
  const [inCards, inDice] = [{ owed: { by: 'cards', n: 6 } }, { owed: { by: 'dice', n: 4 } }];
  test.each<[JsonObject, unknown, unknown]>([
    [inCards, 6, 0],
    [inDice, 0, 4],
    [{ owed: null }, 0, 0],
    [{ owed: { by: 'cards', n: 'six' } }, 0, 0],
    [{ owed: 6 }, 0, 0],
    [{}, undefined, undefined],
  ])('%j is read as %s cards and %s dice', (position, cards, dice) => {
    expect([place('owed-cards').read(position), place('owed-dice').read(position)]).toEqual([cards, dice]);
  });

  test.each<[string, JsonObject, number | undefined, JsonObject]>([
    ['owed-cards', {}, 6, inCards],
    ['owed-dice', inCards, 4, inDice],
    ['owed-cards', inDice, 0, inDice],
    ['owed-dice', inDice, 0, { owed: null }],
    ['owed-cards', { owed: null }, 0, { owed: null }],
    ['owed-cards', {}, 0, { owed: null }],
    ['owed-cards', inCards, undefined, {}],
    ['owed-cards', { turn: 1, ...inDice }, 3, { turn: 1, owed: { by: 'cards', n: 3 } }],
  ])('%s of %j set to %s', (one, before, amount, after) => {
    expect(place(one).write(before, amount as never)).toEqual(after);
  });
});

describe('who has won', () => {
  test.each<[string, JsonObject, unknown, JsonObject]>([
    ['winner-2', {}, true, { winners: [2] }],
    ['winner-0', { winners: [2] }, true, { winners: [0, 2] }],
    ['winner-2', { winners: [2] }, true, { winners: [2] }],
    ['winner-2', { winners: [0, 2] }, false, { winners: [0] }],
    ['winner-2', {}, false, { winners: [] }],
    ['winner-2', { winners: [2] }, undefined, {}],
    ['winner-2', { winners: [0, 2] }, undefined, { winners: [0] }],
  ])('%s of %j set to %s', (one, before, answer, after) => {
    expect(place(one).write(before, answer as never)).toEqual(after);
  });

  test('is read seat by seat, and unsaid where nothing is said', () => {
    const read = (json: JsonObject) => [0, 1, 2].map((seat) => place(`winner-${seat}`).read(json));
    expect(read({ winners: [0, 2] })).toEqual([true, false, true]);
    expect(read({})).toEqual([undefined, undefined, undefined]);
  });
});

describe('questions about a combination', () => {
  const about = (move: JsonObject) => desk.about?.({}, 0, move) ?? [];
  const combination = { type: 'combine', cards: ['2D', '3D', '4D'], aces: ['AD'], top: '4D' };

  test('which card is on top, and whether an ace lies beside it', () => {
    expect(about(combination)).toEqual([
      {
        label: 'On top',
        choices: [
          { label: '2♦', move: { ...combination, top: '2D' } },
          { label: '3♦', move: { ...combination, top: '3D' } },
          { label: '4♦', move: combination },
          { label: 'A♦', move: { ...combination, top: 'AD' } },
        ],
      },
      {
        label: 'A♦',
        choices: [
          { label: 'in the set or run', move: { ...combination, cards: ['2D', '3D', '4D', 'AD'], aces: [] } },
          { label: 'an extra ace', move: combination },
        ],
      },
    ]);
  });

  test('an ace of the run can be laid beside it instead', () => {
    const within = { ...combination, cards: ['AD', '2D', '3D'], aces: ['AC'] };
    const [, , club] = about(within);
    const [, diamond] = about(within);
    expect([diamond, club].map((question) => question?.label)).toEqual(['A♦', 'A♣']);
    expect(diamond?.choices.map(({ move }) => move)).toEqual([
      within,
      { ...within, cards: ['2D', '3D'], aces: ['AC', 'AD'] },
    ]);
    expect(club?.choices.map(({ move }) => move)).toEqual([
      { ...within, cards: ['2D', '3D', 'AC', 'AD'], aces: [] },
      within,
    ]);
  });

  test('a joker is never on top, two equal cards are one choice, and a single card raises no question', () => {
    expect(about({ type: 'combine', cards: ['8D', '8D', 'X'], aces: [], top: '8D' })).toEqual([]);
    expect(about({ type: 'combine', cards: ['8D', 'X'], aces: [] })).toEqual([]);
    expect(about({ type: 'combine', cards: '8D' })).toEqual([]);
    expect(about({ type: 'lay', cards: ['AD', '2D'] })).toEqual([]);
  });
});

describe('jump-ins that the desk offers', () => {
  const offers = (hand: unknown, seat = 0) => desk.untimely?.({ hands: [hand, ['9H']] } as never, seat);
  test('one with each shown card of a hand of up to three; a jack names spades', () => {
    expect(offers(['8H', 'JD', '12?'])).toEqual([
      { type: 'jump', cards: ['8H'] },
      { type: 'jump', cards: ['JD'], suit: 'S' },
    ]);
    expect(offers(['8H', '8H', '5C'])).toEqual([
      { type: 'jump', cards: ['8H'] },
      { type: 'jump', cards: ['5C'] },
    ]);
    expect(offers(['8H'], 1)).toEqual([{ type: 'jump', cards: ['9H'] }]);
  });

  test('none with a larger hand, or with a hand that nobody has described', () => {
    expect(offers(['8H', '9H', '5C', '6C'])).toEqual([]);
    expect(offers('8H')).toEqual([]);
    expect(desk.untimely?.({}, 0)).toEqual([]);
  });
});
