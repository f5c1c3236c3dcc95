import type { VNode } from 'preact';
import type { ZoneItem } from '../../game/zone.ts';
import { CardFace } from '../card/CardFace.tsx';
import type { CardLook } from '../card-look.ts';
import { nameOf, type TableLabels } from './labels.ts';

/** What is shown about a thing beside its cards. */
export interface SpotState {
  readonly picked: boolean;
  readonly marked: boolean;
  readonly hinted: boolean;
}

interface Props extends SpotState {
  readonly item: ZoneItem;
  readonly looks: readonly CardLook[];
  readonly labels: TableLabels;
  /** Reached by the Tab key; the zone’s others by arrows. */
  readonly tab: boolean;
  readonly onPick?: (() => void) | undefined;
}

/** One thing on the table: a card, cards that count as one, or an empty place. */
export function Spot({ item, looks, labels, picked, marked, hinted, tab, onPick }: Props): VNode {
  const states = [picked && 'is-picked', marked && 'is-marked', hinted && 'is-hinted'].filter(Boolean);
  const name = [
    nameOf(item, looks, labels),
    ...(marked ? [labels.marked] : []),
    ...(hinted ? [labels.hinted] : []),
  ].join(', ');
  // The name is content, not a label: what is drawn is hidden, and nothing said differs from what is read.
  const inside = (
    <>
      <span class="unseen">{name}</span>
      <span class="spot-cards" aria-hidden="true">
        {looks.length === 0 && <span class="spot-place" />}
        {looks.map((look, i) => (
          <CardFace key={`${look.code}-${i}`} look={look} />
        ))}
        {item.worth !== undefined && <span class="spot-worth">{item.worth}</span>}
      </span>
    </>
  );
  const kind = ['spot', looks.length > 1 && 'is-stack', ...states].filter(Boolean).join(' ');
  if (!onPick) {
    return (
      <span class={kind} data-item={item.id}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={kind}
      data-item={item.id}
      aria-pressed={picked}
      tabIndex={tab ? 0 : -1}
      onClick={onPick}
    >
      {inside}
    </button>
  );
}
