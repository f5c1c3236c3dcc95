import { Fragment, type VNode } from 'preact';
import { useRef } from 'preact/hooks';
import './fan.css';
import './piles.css';
import './table.css';
import type { TableProps } from './table-props.ts';
import { useTable } from './use-table.ts';
import { CROWDED_HAND, ZoneView } from './ZoneView.tsx';

/** From so many things in one row on, cards are drawn smaller. */
const CROWDED_ROW = 13;

/** A table of any game: its zones, as one seat sees them. Names no game and decides nothing. */
export function Table(props: TableProps): VNode {
  const { zones, dense } = props;
  const root = useRef<HTMLDivElement>(null);
  const { look, tabOf, handlers } = useTable(props, root);
  const crowded = useRef(false);
  // Once small, cards stay small: a table that breathes is hard to read.
  crowded.current ||= zones.some((zone) => zone.kind === 'row' && zone.items.length >= CROWDED_ROW);
  // Where players have piles before them, each side of the table keeps its own lines.
  const sided = zones.some(({ kind, seat }) => kind === 'columns' && seat !== null);
  const full = zones.some((zone) => zone.kind === 'hand' && zone.items.length > CROWDED_HAND);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div
      ref={root}
      class={`table-sheet${(dense ?? crowded.current) ? ' is-dense' : ''}${full ? ' is-full' : ''}`}
      role="group"
      aria-label={look.labels.table}
      {...handlers}
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
