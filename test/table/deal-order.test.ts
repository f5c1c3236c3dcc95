import { describe, expect, test } from 'vitest';
import { type Card, UNKNOWN } from '../../src/cards/card.ts';
import type { Zone } from '../../src/game/zone.ts';
import { type Deal, orderDealt } from '../../src/table/deal-order.ts';

const zone = (id: string, kind: Zone['kind'], seat: number | null, cards: readonly Card[]): Zone => ({
  id,
  label: id,
  kind,
  seat,
  items: cards.map((card, i) => ({ id: String(i), cards: [card] })),
});

const hidden = (count: number): readonly Card[] => Array.from({ length: count }, () => UNKNOWN);

const ZONES: readonly Zone[] = [
  zone('table', 'row', null, [10, 11]),
  zone('stock', 'pile', null, hidden(20)),
  zone('b', 'held', 1, hidden(4)),
  zone('c', 'held', 2, hidden(4)),
  zone('a', 'hand', 0, [1, 2, 3, 4]),
  zone('goal', 'piles', 2, [12]),
  zone('trumps', 'sign', null, [13]),
  { ...zone('place', 'piles', null, []), items: [{ id: 'empty', cards: [] }] },
];
const DEAL: Deal = { step: {}, first: 1, seats: 3, packet: 1, isRefill: false };

const order = (zones: readonly Zone[], deal: Deal): string =>
  orderDealt(zones, deal)
    .items.map((ref) => ref.zone)
    .join(' ');

describe('cards are dealt', () => {
  test('round by round from the first player, after the piles and before the table; the stock, signs and empty places stay', () => {
    expect(order(ZONES, DEAL)).toBe('goal b c a b c a b c a b c a table table');
    expect(orderDealt(ZONES, DEAL).items.filter((ref) => ref.zone === 'a')).toEqual(
      ['0', '1', '2', '3'].map((item) => ({ zone: 'a', item })),
    );
  });

  test('several at a time where the game says so', () => {
    expect(order(ZONES, { ...DEAL, first: 2, packet: 4 })).toBe('goal c c c c a a a a b b b b table table');
    expect(order(ZONES, { ...DEAL, packet: 2 })).toBe('goal b b c c a a b b c c a a table table');
  });

  test('to the hands only in the middle of play', () => {
    expect(order(ZONES, { ...DEAL, isRefill: true })).toBe('b c a b c a b c a b c a');
  });

  test('to a hidden hand drawn with fewer cards over as many rounds as to the others', () => {
    const long = [zone('b', 'held', 1, hidden(14)), zone('a', 'hand', 0, hidden(14))];
    expect(order(long, { ...DEAL, seats: 2 })).toBe('b a a b a a b a a b a a b a a b a a b a a');
  });

  test('by the player before the first one', () => {
    expect(orderDealt(ZONES, DEAL).dealer).toBe('a');
    expect(orderDealt(ZONES, { ...DEAL, first: 0 }).dealer).toBe('c');
    expect(orderDealt([], DEAL)).toMatchObject({ items: [], dealer: undefined });
  });
});
