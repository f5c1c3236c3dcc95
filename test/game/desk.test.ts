import { describe, expect, test } from 'vitest';
import { entryLens, fieldLens, isJsonList, isSeatOrNull, isThingList, isWholeNumber } from '../../src/game/desk.ts';

/* Entries at the desk are stored in a position as plain JSON, without defaults. */

test('the cards a place takes are told from those it doesn’t', () => {
  expect([['5C'], [], '5C', ['5C', 5], null, undefined].map(isThingList)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([[{}], [], {}, null].map(isJsonList)).toEqual([true, true, false, false]);
  expect([0, -3, 2 ** 53, 1.5, '1', null].map(isWholeNumber)).toEqual([true, true, false, false, false, false]);
  expect([0, null, 1.5, '1', undefined].map(isSeatOrNull)).toEqual([true, true, false, false, false]);
});

describe('a question about one field', () => {
  const turn = fieldLens('turn', isSeatOrNull, 0);

  test('reads a value that differs from the default', () => {
    expect([{ turn: 2 }, { turn: null }, { turn: 0 }, { turn: 'x' }, {}].map((json) => turn.read(json))).toEqual([
      2,
      null,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('writes it beside the other fields, and removes the default', () => {
    expect(turn.write({ pile: ['5C'] }, 2)).toEqual({ pile: ['5C'], turn: 2 });
    expect(turn.write({ pile: ['5C'], turn: 1 }, 2)).toEqual({ pile: ['5C'], turn: 2 });
    expect(turn.write({ pile: ['5C'], turn: 1 }, 0)).toEqual({ pile: ['5C'] });
    expect(turn.write({ pile: ['5C'], turn: 1 }, undefined)).toStrictEqual({ pile: ['5C'] });
  });

  test('keeps every value where there is no default', () => {
    const pile = fieldLens('pile', isThingList);
    expect(pile.read({ pile: [] })).toEqual([]);
    expect(pile.write({}, [])).toEqual({ pile: [] });
    expect(pile.write({ pile: [] }, undefined)).toEqual({});
  });
});

describe('a question about one entry of a list', () => {
  const hand = entryLens({ key: 'hands', length: 3, guard: isThingList, blank: [] }, 1);

  test('reads an entry, whatever the others are', () => {
    expect(hand.read({ hands: [['2C'], ['5C'], []] })).toEqual(['5C']);
    expect(hand.read({ hands: [7, ['5C']] })).toEqual(['5C']);
    expect(
      [{ hands: [['2C'], [], []] }, { hands: [['2C']] }, { hands: '5C' }, {}].map((json) => hand.read(json)),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('writes it into a list of that exact length, and the other entries stay', () => {
    expect(hand.write({ turn: 1 }, ['5C'])).toEqual({ turn: 1, hands: [[], ['5C'], []] });
    expect(hand.write({ hands: [['2C'], ['3C'], 4, ['9C']] }, ['5C'])).toEqual({
      hands: [['2C'], ['5C'], []],
    });
  });

  test('removes the list when every entry is the default', () => {
    expect(hand.write({ turn: 1, hands: [[], ['5C'], []] }, undefined)).toEqual({ turn: 1 });
    expect(hand.write({ turn: 1, hands: [[], ['5C'], []] }, [])).toEqual({ turn: 1 });
    expect(hand.write({ hands: [['2C'], ['5C'], []] }, undefined)).toEqual({ hands: [['2C'], [], []] });
  });
});
