import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Zone } from '../game/zone.ts';
import type { TableProps } from './table-props.ts';
import { useTable } from './use-table.ts';
import { ZoneView } from './ZoneView.tsx';

/** Zones to look at, outside a table: all their cards are visible, with the initial of the player who laid them. */
export function StaticZones({ zones, looks }: Pick<TableProps, 'zones' | 'looks'>): VNode {
  const root = useRef<HTMLDivElement>(null);
  const { zoneProps } = useTable({ zones, looks }, root);
  const spread = (zone: Zone): Zone => ({ ...zone, kind: 'row' });
  return (
    <div ref={root} class="table-sheet">
      {zones.map((zone) => (
        <ZoneView key={zone.id} zone={spread(zone)} tab={undefined} isRound {...zoneProps} />
      ))}
    </div>
  );
}
