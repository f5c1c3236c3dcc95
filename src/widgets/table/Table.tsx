import { Fragment, type VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Card } from '../../cards/card.ts';
import type { ItemRef, Zone, ZoneItem } from '../../game/zone.ts';
import type { CardLook } from '../card-look.ts';
import type { Drop } from './drag.ts';
import { LABELS, type TableLabels } from './labels.ts';
import { pickSet } from './picks.ts';
import './fan.css';
import './piles.css';
import './table.css';
import { useDrag } from './use-drag.ts';
import { useGlide } from './use-glide.ts';
import { useRoving } from './use-roving.ts';
import { HANDFUL, ZoneView } from './ZoneView.tsx';

export interface TableProps {
  readonly zones: readonly Zone[];
  readonly looks: (card: Card) => CardLook;
  /** Chosen: lifted, in a ring of the game’s colour. */
  readonly picked?: readonly ItemRef[] | undefined;
  /** What a refusal speaks of: in a dashed red ring. */
  readonly marked?: readonly ItemRef[] | undefined;
  /** What may be played: in a thin ring. */
  readonly hinted?: readonly ItemRef[] | undefined;
  /** Without it the table is a drawing, with its cards as a list for those who can’t see it. */
  readonly onPick?: ((pick: ItemRef) => void) | undefined;
  /** A thing was dragged to a place; only where things answer to a touch. */
  readonly onDrop?: Drop | undefined;
  /** Which things answer to a touch; default: all but another’s hand and signs. */
  readonly pickable?: (zone: Zone, item: ZoneItem) => boolean;
  readonly labels?: Partial<TableLabels>;
  /** Smaller cards in open rows, for crowded tables; default: as crowded as it is. */
  readonly dense?: boolean | undefined;
}

/** From so many things in one row on, cards are drawn smaller. */
const CROWD = 13;

const notHeld = (zone: Zone): boolean => zone.kind !== 'held' && zone.kind !== 'sign';

/** A table of any game: its zones, as one seat sees them. Names no game and decides nothing. */
export function Table(props: TableProps): VNode {
  const { zones, looks, picked, marked, hinted, onPick, onDrop, pickable = notHeld, dense } = props;
  const root = useRef<HTMLDivElement>(null);
  const labels = { ...LABELS, ...props.labels };
  const crowded = useRef(false);
  // Once small, cards stay small: a table that breathes is hard to read.
  crowded.current ||= zones.some((zone) => zone.kind === 'row' && zone.items.length >= CROWD);
  // Where players have piles before them, each side of the table keeps its own lines.
  const sided = zones.some(({ kind, seat }) => kind === 'columns' && seat !== null);
  const full = zones.some((zone) => zone.kind === 'hand' && zone.items.length > HANDFUL);
  useGlide(root);
  useDrag(root, onPick && onDrop);
  const { tabs, onFocusIn, onKeyDown } = useRoving(root);
  const look = {
    looks,
    labels,
    onPick,
    pickable,
    picked: pickSet(picked),
    marked: pickSet(marked),
    hinted: pickSet(hinted),
  };
  const tabOf = (zone: Zone): string | undefined => {
    const items = zone.kind === 'pile' ? zone.items.slice(-1) : zone.items;
    const can = items.filter((item) => pickable(zone, item));
    return (can.find((item) => item.id === tabs[zone.id]) ?? can[0])?.id;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div
      ref={root}
      class={`table-sheet${(dense ?? crowded.current) ? ' is-dense' : ''}${full ? ' is-full' : ''}`}
      role="group"
      aria-label={labels.table}
      {...(onPick ? { onKeyDown, onFocusIn } : {})}
    >
      {zones.map((zone, i) => (
        <Fragment key={zone.id}>
          {sided && i > 0 && zone.seat !== zones[i - 1]?.seat && <span class="table-break" />}
          <ZoneView zone={zone} tab={tabOf(zone)} {...look} />
        </Fragment>
      ))}
    </div>
  );
}
