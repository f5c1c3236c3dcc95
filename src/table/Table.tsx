import { Fragment, type VNode } from 'preact';
import { useRef } from 'preact/hooks';
import './fan.css';
import './piles.css';
import './table.css';
import type { TableProps } from './table-props.ts';
import { useTable } from './use-table.ts';
import { CROWDED_HAND, ZoneView } from './ZoneView.tsx';

/** Items in one row from which on cards are drawn smaller. */
const CROWDED_ROW = 13;

/** Table of any game: its zones as one seat sees them. Names no game and decides nothing. */
export function Table(props: TableProps): VNode {
  const { zones, dense } = props;
  const root = useRef<HTMLDivElement>(null);
  const { zoneProps, tabOf, handlers } = useTable(props, root);
  const crowded = useRef(false);
  // Cards never grow back: changing sizes make a table hard to read.
  crowded.current ||= zones.some((zone) => zone.kind === 'row' && zone.items.length >= CROWDED_ROW);
  // Where players have piles in front of them, each side of the table starts a new line.
  const hasSides = zones.some(({ kind, seat }) => kind === 'columns' && seat !== null);
  const isFull = zones.some((zone) => zone.kind === 'hand' && zone.items.length > CROWDED_HAND);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div
      ref={root}
      class={`table-sheet${(dense ?? crowded.current) ? ' is-dense' : ''}${isFull ? ' is-full' : ''}`}
      role="group"
      aria-label={zoneProps.labels.table}
      {...handlers}
    >
      {zones.map((zone, i) => (
        <Fragment key={zone.id}>
          {hasSides && i > 0 && zone.seat !== zones[i - 1]?.seat && <span class="table-break" />}
          <ZoneView zone={zone} tab={tabOf(zone)} {...zoneProps} />
        </Fragment>
      ))}
    </div>
  );
}
