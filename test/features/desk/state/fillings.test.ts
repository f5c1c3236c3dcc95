import { describe, expect, test } from 'vitest';
import { definePack } from '../../../../src/cards/pack.ts';
import { fillRow } from '../../../../src/features/desk/state/fillings.ts';
import type { CardPlace, DeskPlace, ListPlace } from '../../../../src/game/desk.ts';
import type { Json, JsonObject } from '../../../../src/game/json.ts';
import { cardPlace, choicePlace, listPlace, numberPlace, toyDesk, toyDraft } from './toy-desk.ts';

/** Four cards in the order of the pack, of which the joker has two copies. */
const SMALL = definePack({
  standard: 0,
  extras: ['A', 'B', 'C', 'J'].map((code) => ({ code, text: code, spoken: code, copies: code === 'J' ? 2 : 1 })),
});
const smallGame = (places: readonly DeskPlace[], complete?: (json: JsonObject) => JsonObject) => {
  const thing = (text: string) => {
    const card = SMALL.read(text);
    return card === undefined ? undefined : { text, cards: [card] };
  };
  return toyDesk(places, { desk: { thing, ...(complete ? { complete } : {}) }, game: { pack: SMALL } });
};
type Row = readonly DeskPlace[];

/** The positions in which a row of places is filled in. */
function positions(row: Row, json: JsonObject = {}, move: JsonObject | null = null, others: Row = []) {
  const game = smallGame([...row, ...others]);
  return [...fillRow(game, toyDraft(game, { position: json, move }), json, row)];
}
/** What is filled in at the first place. */
const fillings = (place: DeskPlace, json: JsonObject = {}, move: JsonObject | null = null, others: Row = []): unknown =>
  positions([place], json, move, others).map((filled) => place.read(filled));

describe('a choice or a number is filled in', () => {
  test('with each value of the choice, but not with what is said already', () => {
    const trump = choicePlace('trump', [
      ['H', 'Hearts'],
      ['S', 'Spades'],
    ]);
    expect(fillings(trump)).toEqual(['H', 'S']);
    expect(fillings(trump, { trump: 'H' })).toEqual(['S']);
  });

  test('with the six smallest numbers and the largest', () => {
    expect(fillings(numberPlace('n', 1, 20))).toEqual([1, 2, 3, 4, 5, 6, 20]);
    expect(fillings(numberPlace('n', 0, 5))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(fillings(numberPlace('n', 3, 4))).toEqual([3, 4]);
  });
});

describe('a list of words is filled in', () => {
  test('with no word, each next word, and each with its shortest ending', () => {
    expect(fillings(listPlace('bids', ['Ann', 'You'], ['one']))).toEqual([[], ['pass'], ['one']]);
    const lens = listPlace('bids', [], []);
    const next = (json: JsonObject): ReturnType<ListPlace['next']> => {
      const said = lens.read(json) ?? [];
      const say = (label: string, ...words: readonly Json[]) => ({
        label,
        choices: [{ label, said: [...said, ...words] }],
      });
      if (said.length === 0) return [say('Ann', 'one')];
      return said.length === 1 ? [say('All others', 'pass', 'pass'), say('You', 'two')] : [];
    };
    expect(fillings({ ...lens, next })).toEqual([[], ['one'], ['one', 'pass', 'pass']]);
  });
});

describe('a place of cards is filled in', () => {
  const row = cardPlace('row');

  test('with none, each card, pairs of alike cards, and the first and last of the pack', () => {
    expect(fillings(row)).toEqual([
      [],
      ...['A', 'B', 'C', 'J'].map((code) => [code]),
      ['J', 'J'],
      ['A', 'B'],
      ['C', 'J'],
      ['A', 'B', 'C'],
      ['B', 'C', 'J'],
      ['A', 'B', 'C', 'J'],
      ['A', 'B', 'C', 'J'],
    ]);
  });

  test('with no more cards than it holds', () => {
    const sizes = (max: number): readonly number[] =>
      (fillings(cardPlace('row', { maxCards: max })) as readonly (readonly string[])[]).map(({ length }) => length);
    expect(sizes(1)).toEqual([0, 1, 1, 1, 1]);
    expect(sizes(2)).toEqual([0, 1, 1, 1, 1, 2, 2, 2]);
    expect(sizes(3)).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 3, 3]);
  });

  test('with cards that are left, a joker once if one of the two is', () => {
    const other = cardPlace('other');
    const left = fillings(row, { other: ['A', 'J'] }, null, [other]) as readonly (readonly string[])[];
    expect(left.filter(({ length }) => length === 1)).toEqual([['B'], ['C'], ['J']]);
    expect(left).not.toContainEqual(['J', 'J']);
    expect(left.flat()).not.toContain('A');
  });

  test('with the cards that the try names: all, those of each part, and those of all other parts', () => {
    const move = { type: 'take', card: 'A', with: [['B'], 'x'], n: 3, extra: null };
    const named = (json: JsonObject | null, place = row): readonly unknown[] => {
      const plain = (fillings(place) as readonly unknown[]).length;
      const all = fillings(place, {}, json) as readonly unknown[];
      return all.slice(5, 5 + all.length - plain);
    };
    expect(named(move)).toEqual([['A', 'B'], ['A'], ['B'], ['B'], ['A']]);
    expect(named(move, cardPlace('row', { maxCards: 1 }))).toEqual([['A'], ['B'], ['B'], ['A']]);
    expect(named(null)).toEqual([]);
  });

  test('with numbers of unseen cards where nobody needs to have seen them', () => {
    const placeholder = 'Nobody saw them';
    expect(fillings(cardPlace('row', { placeholder }))).toEqual([[], ['1?'], ['2?'], ['3?'], ['4?']]);
    expect(fillings(cardPlace('row', { placeholder, defaultThings: ['3?'] }))).toEqual([[], ['1?'], ['2?']]);
    expect(fillings(cardPlace('row', { placeholder, unseen: false, maxCards: 1 }))).toHaveLength(5);
    expect(fillings(cardPlace('row', { maxCards: 1 }))).toHaveLength(5);
  });

  test('with each top card, or with what may be below the one that is said', () => {
    const pile: CardPlace = cardPlace('pile', { kind: 'pile', topOnly: true });
    expect(fillings(pile)).toEqual(['A', 'B', 'C', 'J'].map((code) => ['?', code]));
    expect(fillings(pile, { pile: ['?', 'B'] })).toEqual([['B'], ['2?', 'B']]);
  });
});

test('a value that raises another question is tried with the first and the last two answers to it', () => {
  const first = choicePlace('first', [
    [0, 'no'],
    [1, 'yes'],
  ]);
  const second = numberPlace('second', 1, 20);
  const late = { ...second, when: (json: JsonObject) => json['first'] === 1 };
  expect(positions([first], {}, null, [late])).toEqual([
    { first: 0 },
    { first: 1 },
    { first: 1, second: 1 },
    { first: 1, second: 6 },
    { first: 1, second: 20 },
  ]);
  // One that was open before, or has an answer, isn't raised.
  expect(positions([first], {}, null, [second])).toHaveLength(2);
  expect(positions([first], { second: 3 }, null, [late])).toEqual([
    { second: 3, first: 0 },
    { second: 3, first: 1 },
  ]);
});

test('each position is completed with what must be there', () => {
  const n = numberPlace('n', 0, 1);
  const game = smallGame([n], (json) => ({ ...json, players: 3 }));
  expect([...fillRow(game, toyDraft(game), {}, [n])]).toEqual([
    { n: 0, players: 3 },
    { n: 1, players: 3 },
  ]);
});

test('a row of places is filled one by one, and all together, a card each', () => {
  const row = [1, 2].map((i) => cardPlace(`p${i}`, { maxCards: 1 }));
  const filled = positions(row);
  expect(filled.filter((json) => Object.keys(json).length === 1)).toHaveLength(10);
  expect(filled.slice(10)).toEqual([
    { p1: ['A'], p2: ['B'] },
    { p1: ['C'], p2: ['J'] },
  ]);
  // Three cards are left for three places.
  const three = [1, 2, 3].map((i) => cardPlace(`p${i}`, { maxCards: 1 }));
  expect(positions(three, { other: ['J', 'J'] }, null, [cardPlace('other')]).slice(12)).toEqual([
    { other: ['J', 'J'], p1: ['A'], p2: ['B'], p3: ['C'] },
  ]);
  expect(positions([numberPlace('n', 0, 1), numberPlace('m', 0, 1)])).toEqual([{ n: 0 }, { n: 1 }, { m: 0 }, { m: 1 }]);
});
