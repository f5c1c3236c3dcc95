import { countNoun } from '../cards/words.ts';
import type { ZoneItem } from '../game/zone.ts';
import type { CardLook } from '../ui/card/card-look.ts';

/** Words of a table that belong to no game, for the eye and for screen readers. */
export interface TableLabels {
  /** Name of the whole table. */
  readonly table: string;
  readonly count: (cards: number, unit?: string) => string;
  readonly combined: string;
  readonly together: string;
  /** Precedes the cards of a spread pile; `onTop` follows the top card of other piles. */
  readonly pile: string;
  readonly onTop: (cardsBelow: number) => string;
  readonly as: (rank: string) => string;
  readonly describeWorth: (worth: string) => string;
  /** An item without cards; `empty` is a zone without items. */
  readonly place: string;
  readonly empty: string;
  readonly marked: string;
  readonly hinted: string;
  readonly opens: string;
  /** Notes at the right of a zone's label, by zone id: "you play one card". */
  readonly notes: Readonly<Record<string, string>>;
}

export const TABLE_LABELS: TableLabels = {
  table: 'The table',
  count: (cards, unit = 'card') => countNoun(cards, unit),
  combined: 'combined card',
  together: 'together',
  pile: 'pile',
  onTop: (cardsBelow) => `on top of ${countNoun(cardsBelow, 'card')}`,
  as: (rank) => `as ${rank}`,
  describeWorth: (value) => `worth ${value}`,
  place: 'empty place',
  empty: 'No cards here',
  marked: 'named in the ruling',
  hinted: 'playable',
  opens: 'look through the pile',
  notes: {},
};

/** Accessible name: "combined card: five of clubs, ace of spades, worth 6, made by you". */
export function describeItem(
  item: ZoneItem,
  looks: readonly CardLook[],
  labels: TableLabels,
  arrangement?: 'piles' | 'columns',
): string {
  const spokenCards = looks.map((look, i) => {
    const rank = item.stands?.[i] ?? '';
    return rank === '' ? look.spoken : `${look.spoken} ${labels.as(rank)}`;
  });
  if (arrangement === 'piles' && spokenCards.length > 1)
    return `${spokenCards.at(-1)}, ${labels.onTop(spokenCards.length - 1)}`;
  const cards = spokenCards.join(', ');
  const kind = arrangement ? labels.pile : item.worth === undefined ? labels.together : labels.combined;
  const mainText = looks.length === 0 ? labels.place : looks.length === 1 ? cards : `${kind}: ${cards}`;
  const worthText = item.worth === undefined ? [] : [labels.describeWorth(item.worth)];
  return [mainText, ...worthText, ...(item.note === undefined ? [] : [item.note])].join(', ');
}
