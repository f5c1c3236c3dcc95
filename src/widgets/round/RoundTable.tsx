import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';
import '../table/fan.css';
import '../table/piles.css';
import '../table/table.css';
import './round.css';
import type { TableProps } from '../table/table-props.ts';
import { useTable } from '../table/use-table.ts';
import { ZoneView } from '../table/ZoneView.tsx';
import { Gauge } from './Gauge.tsx';
import { gather } from './gather.ts';
import { SlotZone } from './SlotZone.tsx';
import { useFit } from './use-fit.ts';

interface Props extends TableProps {
  /** How many sit round the table. */
  readonly seats: number;
  /** Whose side of the table is below. */
  readonly you: Seat;
  /** Who sits there, drawn at their place. */
  readonly head: (seat: Seat) => VNode;
  /** What makes the table another one: cards that were drawn small may be large again. */
  readonly deal: unknown;
}

/** A table that fills the room it has: whoever looks below, the others round it in order of play, the middle between. */
export function RoundTable(props: Props): VNode {
  const { zones, seats, you, head, deal } = props;
  const { root, look, tabOf, handlers } = useTable(props);
  const { around, edge, middle, before, hand } = useMemo(
    () => gather(zones, seats, you),
    [zones, seats, you],
  );
  useFit(root, deal);
  const show = (zone: Zone): VNode => {
    const drawn = { zone, tab: tabOf(zone), round: true, ...look };
    const stays = zone.shape === 'scatter' || zone.shape === 'line';
    if (stays) return <SlotZone key={zone.id} deal={deal} {...drawn} />;
    if (!zone.gauge) return <ZoneView key={zone.id} {...drawn} />;
    return (
      <div key={zone.id} class="gauged">
        <Gauge {...zone.gauge} />
        <ZoneView {...drawn} />
      </div>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div ref={root} class="table-sheet is-round" role="group" aria-label={look.labels.table} {...handlers}>
      <div class={`round others-${seats - 1}`}>
        <div class="sheet-others">
          {around.map(({ seat, zones: theirs }) => (
            <div key={seat} class="seat">
              {head(seat)}
              {theirs.length > 0 && <div class="seat-zones">{theirs.map(show)}</div>}
            </div>
          ))}
        </div>
        <div class="sheet-centre">
          {edge.length > 0 && <div class="sheet-edge">{edge.map(show)}</div>}
          <div class="sheet-middle">{middle.map(show)}</div>
        </div>
        <div class="seat is-own">
          <div class="seat-side">
            {head(you)}
            {before.length > 0 && <div class="seat-zones">{before.map(show)}</div>}
          </div>
          {hand.map(show)}
        </div>
      </div>
    </div>
  );
}
