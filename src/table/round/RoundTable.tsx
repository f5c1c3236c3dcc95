import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';
import type { TableProps } from '../table-props.ts';
import { useTable } from '../use-table.ts';
import { ZoneView, type ZoneViewProps } from '../ZoneView.tsx';
import { Gauge } from './Gauge.tsx';
import { SlotZone } from './SlotZone.tsx';
import type { SlotState } from './slots.ts';
import { useCardSize } from './use-card-size.ts';
import { WORDS } from './words.ts';
import { groupZones } from './zone-groups.ts';
import '../fan.css';
import '../piles.css';
import '../table.css';
import './round.css';
import './seat.css';
import './others.css';
import './player.css';
import './edge.css';
import './middle.css';
import './own.css';
import './turn-direction.css';

const ARROW_HEAD = 'M1 1l6 5-6 5';

/** Direction of play: a thin track around the middle, with arrowheads. */
function TurnDirection({ way }: { readonly way: 1 | -1 }): VNode {
  return (
    <div class={`way${way < 0 ? ' is-back' : ''}`}>
      <span class="unseen">{way < 0 ? WORDS.anticlockwise : WORDS.clockwise}</span>
      {['top', 'bottom'].map((edge) => (
        <svg key={edge} class={`way-${edge}`} viewBox="0 0 8 12" aria-hidden="true">
          <path d={ARROW_HEAD} />
        </svg>
      ))}
    </div>
  );
}

/** Class for a part of the table that has such a zone; styles depend on it. */
const classIfAny = (zones: readonly Zone[], part: string, isPart: (zone: Zone) => unknown): string =>
  zones.some(isPart) ? ` has-${part}` : '';

const hasColumns = (zones: readonly Zone[]): string => classIfAny(zones, 'columns', ({ kind }) => kind === 'columns');

interface RoundTableProps extends TableProps {
  /** Number of players. */
  readonly seats: number;
  /** Seat at the bottom of the table. */
  readonly you: Seat;
  /** Draws the name of a player at their place. */
  readonly head: (seat: Seat) => VNode;
  /** Identifies the deal: when it changes, cards may grow again. */
  readonly deal: unknown;
  /** Number of cards that are dealt to the bottom seat: its hand keeps room for them. */
  readonly handSize?: number;
  /** Slots of a zone in a game that is resumed. */
  readonly pastSlots?: ((zone: string) => SlotState) | undefined;
  /** Direction of play, drawn from three players on. */
  readonly way?: 1 | -1 | null;
  /** Content beside the name of the bottom seat. */
  readonly besideName?: VNode | null;
  /** Content over the middle, for a moment. */
  readonly overlay?: VNode | null;
}

function GaugedZone(props: ZoneViewProps): VNode {
  return (
    <div class="gauged">
      {props.zone.gauge && <Gauge {...props.zone.gauge} />}
      <ZoneView {...props} />
    </div>
  );
}

/**
 * Table that fills the space it has: `you` at the bottom, the others around in order of play, common zones in the
 * middle.
 */
export function RoundTable(props: RoundTableProps): VNode {
  const { zones, seats, you, head, deal, pastSlots, way, handSize = 0, besideName = null, overlay = null } = props;
  const root = useRef<HTMLDivElement>(null);
  // Sizes are set before glides are measured.
  useCardSize(root, zones, deal, handSize);
  const { zoneProps, tabOf, handlers } = useTable(props, root);
  const { opponents, edge, middle, inFront, hand } = useMemo(() => groupZones(zones, seats, you), [zones, seats, you]);
  const show = (zone: Zone): VNode => {
    const zoneViewProps = { zone, tab: tabOf(zone), isRound: true, ...zoneProps };
    const keepsSlots = zone.shape === 'scatter' || zone.shape === 'line';
    if (keepsSlots) return <SlotZone key={zone.id} deal={deal} pastSlots={pastSlots} {...zoneViewProps} />;
    return zone.gauge ? <GaugedZone key={zone.id} {...zoneViewProps} /> : <ZoneView key={zone.id} {...zoneViewProps} />;
  };
  const middleHas =
    classIfAny(middle, 'own', ({ side }) => side === 'own') + classIfAny(middle, 'gauge', ({ gauge }) => gauge);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div ref={root} class="table-sheet is-round" role="group" aria-label={zoneProps.labels.table} {...handlers}>
      <div class={`round others-${seats - 1}`}>
        <div class="sheet-others">
          {opponents.map(({ seat, zones: seatZones }) => (
            <div key={seat} class={`seat${hasColumns(seatZones)}`}>
              {head(seat)}
              {seatZones.length > 0 && <div class="seat-zones">{seatZones.map(show)}</div>}
            </div>
          ))}
        </div>
        <div class="sheet-centre">
          {way && seats > 2 && <TurnDirection way={way} />}
          {edge.length > 0 && <div class="sheet-edge">{edge.map(show)}</div>}
          <div class={`sheet-middle${middleHas}`}>{middle.map(show)}</div>
          {overlay}
        </div>
        <div class={`seat is-own${hasColumns(inFront)}`}>
          <div class="seat-side">
            {head(you)}
            {besideName}
            {inFront.length > 0 && <div class="seat-zones">{inFront.map(show)}</div>}
          </div>
          {hand.map(show)}
        </div>
      </div>
    </div>
  );
}
