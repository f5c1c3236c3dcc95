import type { Card } from '../../../cards/card.ts';
import { RANKS } from '../../../cards/ranks.ts';
import type { Bundle, Sorting } from '../../../game/zone.ts';
import { ACE, isNatural, PACK, RANK_COUNT, rank } from '../pack.ts';

/** A card of the hand as it lies there. */
interface Held {
  readonly id: string;
  readonly card: Card;
}

/** Places of the suits in a hand, black and red by turns. */
const SUIT_PLACES: readonly number[] = [0, 1, 3, 2];
const LEAST = 3;

/** Suit by suit, low to high, jokers last: how most people hold thirty cards. */
export function inOrder(cards: readonly Card[]): Card[] {
  const place = (card: Card): number =>
    rank(card) < 0 ? 100 + card : (SUIT_PLACES[card & 3] as number) * 20 + rank(card);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** Neighbours with the same key, together. */
function grouped(held: readonly Held[], key: (card: Card) => number): readonly (readonly string[])[] {
  const groups: string[][] = [];
  held.forEach(({ id, card }, i) => {
    const before = held[i - 1];
    if (before && key(before.card) === key(card)) groups.at(-1)?.push(id);
    else groups.push([id]);
  });
  return groups;
}

/** Longest stretches of ranks that follow one another; over the ace once it may, or from it and up to it. */
function stretches(has: (place: number) => boolean, wrap: boolean): readonly (readonly number[])[] {
  const places = Array.from({ length: RANK_COUNT }, (_, i) => i);
  if (places.every(has)) return [places];
  const on = (place: number): boolean => has(place % RANK_COUNT);
  const starts = places.filter(
    (place) => on(place) && (!on(place + RANK_COUNT - 1) || (!wrap && place === ACE)),
  );
  return starts.map((start) => {
    const stretch = [start];
    for (let next = start + 1; on(next) && stretch.length < RANK_COUNT; next++) {
      stretch.push(next % RANK_COUNT);
      if (!wrap && next % RANK_COUNT === ACE) break;
    }
    return stretch;
  });
}

function runs(held: readonly Held[], wrap: boolean): readonly Bundle[] {
  return SUIT_PLACES.map((_, i) => SUIT_PLACES.indexOf(i)).flatMap((suit) => {
    const first = (place: number): Held | undefined => held.find(({ card }) => card === place * 4 + suit);
    return stretches((place) => first(place) !== undefined, wrap)
      .filter((stretch) => stretch.length >= LEAST)
      .map((stretch) => {
        const [from, to] = [stretch[0] as number, stretch.at(-1) as number];
        return {
          label: `Run ${PACK.text(from * 4 + suit)} – ${PACK.text(to * 4 + suit)}`,
          items: stretch.map((place) => first(place)?.id ?? ''),
        };
      });
  });
}

function sets(held: readonly Held[]): readonly Bundle[] {
  return RANKS.flatMap((_, place) => {
    const different = held.filter(
      ({ card }, i) => rank(card) === place && held.findIndex((other) => other.card === card) === i,
    );
    if (different.length < LEAST) return [];
    return [
      { label: different.map(({ card }) => PACK.text(card)).join(' '), items: different.map(({ id }) => id) },
    ];
  });
}

/** How a hand can be held: by suit, with its runs, or by rank, with its sets. */
export function sortings(items: readonly Held[], wrap: boolean): readonly Sorting[] {
  const known = items.filter(({ card }) => isNatural(card));
  const byRank = [...items].sort(
    (a, b) => ((rank(a.card) + 14) % 14) - ((rank(b.card) + 14) % 14) || a.card - b.card,
  );
  return [
    {
      id: 'suit',
      groups: grouped(items, (card) => (isNatural(card) ? card & 3 : 9)),
      bundles: runs(known, wrap),
    },
    { id: 'rank', groups: grouped(byRank, rank), bundles: sets(known) },
  ];
}
