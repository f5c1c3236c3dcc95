import { count } from '../cards/words.ts';
import type { ZoneItem } from '../game/zone.ts';
import type { CardLook } from '../ui/card/card-look.ts';

/** The words of a table that are not the game’s: for the eye and for a screen reader. */
export interface TableLabels {
  /** What the whole table is called. */
  readonly table: string;
  readonly count: (cards: number, unit?: string) => string;
  readonly combined: string;
  readonly together: string;
  /** Before the cards of a pile that lies spread, and after the one on top of others. */
  readonly pile: string;
  readonly onTop: (under: number) => string;
  readonly as: (rank: string) => string;
  readonly worth: (worth: string) => string;
  /** An item without cards, and a zone without items. */
  readonly place: string;
  readonly empty: string;
  readonly marked: string;
  readonly hinted: string;
  readonly opens: string;
  /** Small words at the right of a zone’s label, by zone id: "you play one card". */
  readonly notes: Readonly<Record<string, string>>;
}

export const TABLE_LABELS: TableLabels = {
  table: 'The table',
  count: (cards, unit = 'card') => count(cards, unit),
  combined: 'combined card',
  together: 'together',
  pile: 'pile',
  onTop: (under) => `on top of ${count(under, 'card')}`,
  as: (rank) => `as ${rank}`,
  worth: (worth) => `worth ${worth}`,
  place: 'empty place',
  empty: 'No cards here',
  marked: 'named in the ruling',
  hinted: 'playable',
  opens: 'look through the pile',
  notes: {},
};

/** "combined card: five of clubs, ace of spades, worth 6, made by you". */
export function describeItem(
  item: ZoneItem,
  looks: readonly CardLook[],
  labels: TableLabels,
  lies?: 'piles' | 'columns',
): string {
  const spoken = looks.map((look, i) => {
    const rank = item.stands?.[i] ?? '';
    return rank === '' ? look.spoken : `${look.spoken} ${labels.as(rank)}`;
  });
  if (lies === 'piles' && spoken.length > 1) return `${spoken.at(-1)}, ${labels.onTop(spoken.length - 1)}`;
  const cards = spoken.join(', ');
  const kind = lies ? labels.pile : item.worth === undefined ? labels.together : labels.combined;
  const what = looks.length === 0 ? labels.place : looks.length === 1 ? cards : `${kind}: ${cards}`;
  const worth = item.worth === undefined ? [] : [labels.worth(item.worth)];
  return [what, ...worth, ...(item.note === undefined ? [] : [item.note])].join(', ');
}
