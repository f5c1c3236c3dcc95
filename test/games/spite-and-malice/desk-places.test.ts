import { describe, expect, test } from 'vitest';
import { setPlace } from '../../../src/features/desk/state/draft.ts';
import type { CardPlace } from '../../../src/game/desk.ts';
import type { JsonObject } from '../../../src/game/json.ts';
import { choicesOf, deskPlace, deskPlaces, gameOf } from '../../features/desk/desk-draft.ts';

const id = 'spite-and-malice';
const place = (one: string) => deskPlace(id, one);
const { desk } = gameOf(id);

test('the desk asks for your hand, the top of your goal pile, the centre and your side piles', () => {
  const asked = deskPlaces(id).filter(({ rare }) => !rare);
  expect(asked.map(({ label }) => label)).toEqual([
    'Your hand',
    'Your goal pile',
    'First centre pile',
    'Second centre pile',
    'Third centre pile',
    'Fourth centre pile',
    'Your first side pile',
    'Your second side pile',
    'Your third side pile',
    'Your fourth side pile',
    'Whose turn',
  ]);
  const others = deskPlaces(id).filter(({ rare }) => rare);
  expect(others.map(({ label }) => label)).toEqual([
    'Ann’s goal pile',
    'Ann’s first side pile',
    'Ann’s second side pile',
    'Ann’s third side pile',
    'Ann’s fourth side pile',
    'Ann’s hand',
    'Stock',
    'A card has moved this turn',
    'Cards sent to the centre this turn',
    'Turns in a row without a card moved',
    'Turns ended',
  ]);
});

test('cards set aside are asked for only where completed piles wait for an empty stock', () => {
  const labels = (recycle: string) => deskPlaces(id, { recycle }).map(({ label }) => label);
  expect(labels('now')).not.toContain('Set aside');
  expect(labels('when-empty')).toContain('Set aside');
  expect(deskPlace(id, 'aside', { recycle: 'when-empty' })).toMatchObject({ emptyLabel: 'No cards', rare: true });
});

test.each([
  ['centre-2', 'which cards were in the centre', 'The centre', 'position.centre[2]'],
  ['side-0-1', 'which cards were on your side piles', 'Your side piles', 'position.side[0][1]'],
  ['side-1-3', 'which cards were on Ann’s side piles', 'Ann’s side piles', 'position.side[1][3]'],
])('%s is empty or not; a ruling may depend on %s', (one, needs, among, path) => {
  expect(place(one)).toMatchObject({ needs, among, paths: [path], emptyLabel: 'An empty place', kind: 'pile' });
});

test('no card of the centre is face down, and a pile there has at most twelve cards', () => {
  expect(place('centre-0')).toMatchObject({ unseen: false, maxCards: 12 });
  expect(place('side-0-0')).toMatchObject({ unseen: true });
  expect(place('goal-0')).toMatchObject({ topOnly: true, maxCards: 26, kind: 'pile' });
  expect(place('hand-0')).toMatchObject({ maxCards: 5, placeholder: 'Five unseen cards' });
  expect(choicesOf(place('moved'))).toEqual(['Not yet: false', 'Yes: true']);
});

test.each([
  [3, { centreMoved: 3, moved: true }],
  [0, { centreMoved: 0 }],
])('%i cards sent to the centre', (count, position) => {
  expect(setPlace(place('centreMoved'), {}, count)).toEqual(position);
});

test.each<[string, unknown, JsonObject]>([
  ['idle', 1, { idle: 1 }],
  ['turns', 40, { turns: 40 }],
  ['moved', true, { moved: true }],
  ['goal-1', ['?', '9C'], { goal: [['?'], ['?', '9C']] }],
])('%s set to %j', (one, answer, position) => {
  expect(setPlace(place(one), {}, answer)).toEqual(position);
  expect(place(one).read(position)).toEqual(answer);
});

test('what is left in a goal pile, and in the stock', () => {
  expect(setPlace(deskPlace(id, 'goal-1', {}, 'count'), {}, 7)).toEqual({ goal: [0, 7] });
  expect(place('stock')).toMatchObject({ placeholder: 'Whatever is left of the packs' });
  expect((place('goal-0') as CardPlace).read({ goal: [['?'], ['9C']] })).toBeUndefined();
});

describe('a pile of the centre is completed below the card that is shown', () => {
  test.each<[JsonObject, readonly string[], readonly string[]]>([
    [{}, ['4D'], ['AS', '2S', '3S', '4D']],
    [{}, ['AH', '4D'], ['AH', '2S', '3S', '4D']],
    [{}, ['AH'], ['AH']],
    [{}, [], []],
    [{ hands: [['2S', '2S'], ['5?']] }, ['3D'], ['AS', '2H', '3D']],
    [{ hands: [['2S'], ['5?']] }, ['3D'], ['AS', '2S', '3D']],
    [
      {
        hands: [
          ['2S', '2S', '2H', '2H'],
          ['2D', '2D', '2C', '2C'],
        ],
      },
      ['3D'],
      ['AS', '2S', '3D'],
    ],
  ])('at %j, %j', (position, shown, pile) => {
    expect((setPlace(place('centre-1'), position, shown)['centre'] as readonly unknown[])[1]).toEqual(pile);
  });

  test('a pile that is taken back is no longer said', () => {
    const centre = setPlace(place('centre-1'), {}, ['AH']);
    expect(setPlace(place('centre-1'), centre, undefined)).toEqual({});
  });
});

describe('side piles', () => {
  const cards = (one: string, json: JsonObject) => (place(one) as CardPlace).read(json);
  const laid = {
    side: [
      [['KS'], [], ['X=6', '5H'], []],
      [[], ['9H'], [], []],
    ],
  };
  test('are read one by one', () => {
    expect(cards('side-0-2', laid)).toEqual(['X=6', '5H']);
    expect(cards('side-1-1', laid)).toEqual(['9H']);
    expect(cards('side-1-0', laid)).toEqual([]);
    expect(cards('side-1-0', {})).toBeUndefined();
    expect(cards('side-0-0', { side: [['KS'], ['QS']] as never })).toEqual([]);
  });

  test('are written one by one, and unsaid once all are', () => {
    const written = setPlace(place('side-0-1'), laid, ['QD']);
    expect(written).toEqual({
      side: [
        [['KS'], ['QD'], ['X=6', '5H'], []],
        [[], ['9H'], [], []],
      ],
    });
    const one = setPlace(place('side-1-1'), {}, ['9H']);
    expect(one).toEqual({
      side: [
        [[], [], [], []],
        [[], ['9H'], [], []],
      ],
    });
    expect(setPlace(place('side-1-1'), one, undefined)).toEqual({});
    expect(setPlace(place('side-1-1'), one, [])).toEqual({
      side: [
        [[], [], [], []],
        [[], [], [], []],
      ],
    });
    expect(setPlace(place('side-1-1'), laid, undefined)).toEqual({
      side: [
        [['KS'], [], ['X=6', '5H'], []],
        [[], [], [], []],
      ],
    });
  });

  test('a joker on one is asked for its rank; no other card is', () => {
    const pile = place('side-0-2') as CardPlace;
    const question = pile.ask?.('X=6');
    if (!question) throw new Error('a joker is asked for its rank');
    expect(pile.ask?.('5H')).toBeNull();
    expect([question.id, question.label, question.read(laid)]).toEqual([
      'name-side-0-2-X=6',
      'The joker stands for',
      '6',
    ]);
    const choices = choicesOf(question);
    expect([choices.length, choices[0], choices[1], choices[8], choices.at(-1)]).toEqual([
      14,
      'No name: null',
      'an ace: "A"',
      'an 8: "8"',
      'a king: "K"',
    ]);
    const topNow = (json: JsonObject) => cards('side-0-2', json);
    expect(topNow(question.write(laid, '7'))).toEqual(['X=7', '5H']);
    expect(topNow(question.write(laid, null))).toEqual(['X', '5H']);
    expect(question.write({}, '7')).toEqual({});
    expect(pile.ask?.('X')?.read(laid)).toBeUndefined();
  });
});

describe('which card of a side pile was moved', () => {
  const position = {
    side: [
      [['2?', 'QD', 'JS'], ['7H'], [], []],
      [['10C', '9S'], [], [], []],
    ],
  };
  const about = (move: JsonObject, seat = 0) => desk.about?.(position, seat, move) ?? [];
  const move = (from: JsonObject) => ({ type: 'move', from, to: { zone: 'centre', pile: 0 } });
  const [top, below] = [move({ zone: 'side', pile: 0 }), move({ zone: 'side', pile: 0, card: 'QD' })];

  /** The cards asked about, top first, as a try names them; the top is marked. */
  const choices = (tried: JsonObject, seat = 0) => about(tried, seat).flatMap((question) => question.choices);

  test.each([top, below])('the top or one that is seen below it: $from', (tried) => {
    expect(about(tried).map(({ label }) => label)).toEqual(['The card']);
    expect(choices(tried).map(({ move }) => move)).toEqual([top, below]);
    expect(choices(tried).map(({ label }) => label)).toEqual(['J♠ on top', 'Q♦']);
  });

  test('the top named by its card is the same try', () => {
    const named = move({ zone: 'side', pile: 0, card: 'JS' });
    expect(about(named)[0]?.choices[0]?.move).toBe(named);
  });

  test('a pile of the opponent, and your own for a try of hers', () => {
    const hers = move({ zone: 'side', pile: 0, seat: 1 });
    expect(choices(hers)).toMatchObject([{ move: hers }, { move: { from: { seat: 1, card: '10C' } } }]);
    expect(choices(top, 1)[1]?.move).toEqual(move({ zone: 'side', pile: 0, card: '10C' }));
  });

  test('a single card, an empty pile and other sources raise no question', () => {
    for (const pile of [1, 2, 9]) expect(about(move({ zone: 'side', pile }))).toEqual([]);
    expect(about(move({ zone: 'goal', pile: 0 }))).toEqual([]);
    expect(about({ type: 'end' })).toEqual([]);
    expect(desk.about?.({}, 0, top)).toEqual([]);
    expect(desk.about?.({ side: 'KS' }, 0, top)).toEqual([]);
  });
});

test.each([
  ['5H', { text: '5H' }],
  ['X', { text: 'X' }],
  ['X=6', { text: 'X=6', worth: '6' }],
  ['X=Q', { text: 'X=Q', worth: 'Q' }],
])('%s lies on the desk as itself; only a named joker has a worth', (text, thing) => {
  const { cards, ...rest } = desk.thing(text) ?? { cards: [] };
  expect(rest).toEqual(thing);
  expect(cards).toHaveLength(1);
});

test('14 of hearts isn’t a card', () => {
  expect(desk.thing('14H')).toBeUndefined();
});

test('the count asks how many cards are left in each goal pile, up to its size', () => {
  const asked = deskPlaces(id, { goal: 20 }, 'count');
  expect(asked.map(({ label }) => label)).toEqual(['Cards left in your goal pile', 'Cards left in Ann’s goal pile']);
  expect(asked.map(({ paths }) => paths)).toEqual([
    ['goal[0]', 'goal'],
    ['goal[1]', 'goal'],
  ]);
  expect(asked).toMatchObject([{ max: 20, rare: false }, { max: 20 }]);
  expect(desk.counts[0]?.label).toBe('What is it worth?');
});
