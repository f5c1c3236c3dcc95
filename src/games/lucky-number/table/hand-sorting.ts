import { type Card, STANDARD_SIZE } from '../../../cards/card.ts';
import type { Pack } from '../../../cards/pack.ts';
import { RANKS } from '../../../cards/ranks.ts';
import type { Bundle, Sorting } from '../../../game/zone.ts';

/** A card of the hand with its item id. */
interface SortableItem {
  readonly id: string;
  readonly card: Card;
}

/** Order of suits in a hand, black and red alternating. */
const SUIT_PLACES: readonly number[] = [0, 1, 3, 2];
/** Fewest cards of a run or set to show. */
const MIN_GROUP_SIZE = 3;
const RANK_COUNT = RANKS.length;

const isStandard = (card: Card): boolean => card >= 0 && card < STANDARD_SIZE;
/** Rank index of a card; −1 for unseen cards and jokers. */
const rank = (card: Card): number => (isStandard(card) ? card >> 2 : -1);

/** Sorts by suit, low to high, jokers last, as most people hold their cards. */
export function sortCards(cards: readonly Card[]): Card[] {
  const place = (card: Card): number =>
    rank(card) < 0 ? 100 + card : (SUIT_PLACES[card & 3] as number) * 20 + rank(card);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** Groups neighbours with the same key. */
function groupIds(items: readonly SortableItem[], key: (card: Card) => number): readonly (readonly string[])[] {
  const groups: string[][] = [];
  items.forEach(({ id, card }, i) => {
    const previousItem = items[i - 1];
    if (previousItem && key(previousItem.card) === key(card)) groups.at(-1)?.push(id);
    else groups.push([id]);
  });
  return groups;
}

/**
 * Longest stretches of consecutive ranks; with `mayWrap` they may cross the ace once, else they end at it.
 */
function stretches(hasRank: (place: number) => boolean, mayWrap: boolean): readonly (readonly number[])[] {
  const places = Array.from({ length: RANK_COUNT }, (_, i) => i);
  if (places.every(hasRank)) return [places];
  const isHeldAt = (place: number): boolean => hasRank(place % RANK_COUNT);
  const starts = places.filter(
    (place) => isHeldAt(place) && (!isHeldAt(place + RANK_COUNT - 1) || (!mayWrap && place === 0)),
  );
  return starts.map((start) => {
    const stretch = [start];
    for (let next = start + 1; isHeldAt(next) && stretch.length < RANK_COUNT; next++) {
      stretch.push(next % RANK_COUNT);
      if (!mayWrap && next % RANK_COUNT === 0) break;
    }
    return stretch;
  });
}

function runs(pack: Pack, items: readonly SortableItem[], mayWrap: boolean): readonly Bundle[] {
  return SUIT_PLACES.map((_, i) => SUIT_PLACES.indexOf(i)).flatMap((suit) => {
    const firstItem = (place: number): SortableItem | undefined => items.find(({ card }) => card === place * 4 + suit);
    return stretches((place) => firstItem(place) !== undefined, mayWrap)
      .filter((stretch) => stretch.length >= MIN_GROUP_SIZE)
      .map((stretch) => {
        const [from, to] = [stretch[0] as number, stretch.at(-1) as number];
        return {
          label: `Run ${pack.text(from * 4 + suit)} – ${pack.text(to * 4 + suit)}`,
          items: stretch.map((place) => firstItem(place)?.id ?? ''),
        };
      });
  });
}

function sets(pack: Pack, items: readonly SortableItem[]): readonly Bundle[] {
  return RANKS.flatMap((_, place) => {
    const different = items.filter(
      ({ card }, i) => rank(card) === place && items.findIndex((other) => other.card === card) === i,
    );
    if (different.length < MIN_GROUP_SIZE) return [];
    const label = different.map(({ card }) => pack.text(card)).join(' ');
    return [{ label, items: different.map(({ id }) => id) }];
  });
}

/**
 * Sortings of a hand: by suit with its runs, by rank with its sets.
 * @param mayWrap whether runs may continue past the ace
 */
export function sortingsOf(pack: Pack, items: readonly SortableItem[], mayWrap: boolean): readonly Sorting[] {
  const knownItems = items.filter(({ card }) => isStandard(card));
  const byRank = [...items].sort((a, b) => ((rank(a.card) + 14) % 14) - ((rank(b.card) + 14) % 14) || a.card - b.card);
  const bySuit = groupIds(items, (card) => (isStandard(card) ? card & 3 : 9));
  return [
    { id: 'suit', groups: bySuit, bundles: runs(pack, knownItems, mayWrap) },
    { id: 'rank', groups: groupIds(byRank, rank), bundles: sets(pack, knownItems) },
  ];
}
