import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../../../src/cards/card.ts';
import { hideUnsaid, listUnsaid, updateUnsaid } from '../../../../src/features/records/state/writing/unsaid-cards.ts';
import type { Zone } from '../../../../src/game/zone.ts';

/** A zone whose items are its cards, or piles of them; the last card of a pile is on top. */
const zone = (id: string, ...items: readonly (number | readonly number[])[]): Zone =>
  ({ id, items: items.map((cards, i) => ({ id: `${id}-${i}`, cards: [cards].flat() })) }) as unknown as Zone;
const cardsIn = (zones: readonly Zone[]) => zones.map(({ items }) => items.map(({ cards }) => cards));
const at = (place: string, card: number) => ({ zone: place, card });

const CENTRE = zone('centre', 5, 9, 5);
const STOCK = zone('stock', [7, 3]);

test('every open card of a new deal is to be named, hidden ones and places without a card aren’t', () => {
  const cards: Readonly<Record<string, number>> = { 'centre-0': 5, 'centre-1': UNKNOWN, 'stock-0': 3 };
  expect(listUnsaid([CENTRE, STOCK], ({ item }) => cards[item])).toEqual([at('centre', 5), at('stock', 3)]);
});

describe('cards that aren’t named yet', () => {
  test('are face down where they lie, and no copy of them that was named', () => {
    expect(cardsIn(hideUnsaid([CENTRE, STOCK], [at('centre', 5), at('stock', 3)]))).toEqual([
      [[UNKNOWN], [9], [5]],
      [[7, UNKNOWN]],
    ]);
    expect(cardsIn(hideUnsaid([CENTRE], [at('centre', 5), at('centre', 5)]))).toEqual([[[UNKNOWN], [9], [UNKNOWN]]]);
    expect(cardsIn(hideUnsaid([CENTRE, STOCK], [at('stock', 5)]))).toEqual([[[5], [9], [5]], [[7, 3]]]);
  });

  test('leave the table as it is once there are none', () => {
    const zones = [CENTRE, STOCK];
    expect(hideUnsaid(zones, [])).toBe(zones);
  });
});

describe('after a card was named', () => {
  const others = [at('centre', 9), at('stock', 3)];

  test('it is no longer to be named, but another copy of its placeholder is', () => {
    const told = { zone: 'centre', oldCard: 5, newCard: 5 };
    expect(updateUnsaid([at('centre', 5), ...others], told, [[CENTRE], [CENTRE]])).toEqual(others);
    expect(updateUnsaid([at('centre', 5), at('centre', 5)], told, [[CENTRE], [CENTRE]])).toEqual([at('centre', 5)]);
    const zones = [[zone('centre', 5)], [zone('centre', 8)]] as const;
    expect(updateUnsaid([at('centre', 5), ...others], { ...told, newCard: 8 }, zones)).toEqual(others);
  });

  test('a card of the same kind elsewhere is still to be named', () => {
    const zones = [
      [zone('stock', 5), zone('centre', 5)],
      [zone('stock', 5), zone('centre', 8)],
    ] as const;
    const told = { zone: 'centre', oldCard: 5, newCard: 8 };
    expect(updateUnsaid([at('stock', 5), at('centre', 5)], told, zones)).toEqual([at('stock', 5)]);
  });

  test('a hidden card leaves all others to be named', () => {
    const zones = [[zone('hand', UNKNOWN)], [zone('hand', 8)]] as const;
    expect(updateUnsaid(others, { zone: 'hand', oldCard: UNKNOWN, newCard: 8 }, zones)).toEqual(others);
  });

  test('a placeholder that changed places with it is to be named where it is now', () => {
    const before = [zone('centre', 5, 6), zone('stock', [7, 3])];
    const after = [zone('centre', 3, 6), zone('stock', [7, 5])];
    const told = { zone: 'centre', oldCard: 5, newCard: 3 };
    expect(updateUnsaid([at('centre', 5), at('centre', 6), at('stock', 3)], told, [before, after])).toEqual([
      at('centre', 6),
      at('stock', 5),
    ]);
    expect(updateUnsaid([at('centre', 5)], told, [before, after])).toEqual([at('stock', 5)]);
  });

  test('a placeholder in the same place stays to be named there', () => {
    const zones = [[zone('centre', 5, 9)], [zone('centre', 9, 5)]] as const;
    const told = { zone: 'centre', oldCard: 5, newCard: 9 };
    expect(updateUnsaid([at('centre', 5), at('centre', 9)], told, zones)).toEqual([at('centre', 5)]);
  });

  test('a correction leaves the card to be named that it puts elsewhere: nobody said that it lies there', () => {
    const before = [zone('hand', 5), zone('centre', 8)];
    const after = [zone('hand', 8), zone('centre', 5)];
    expect(updateUnsaid([], { zone: 'hand', oldCard: 5, newCard: 8 }, [before, after])).toEqual([at('centre', 5)]);
  });
});
