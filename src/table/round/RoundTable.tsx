import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';
import '../fan.css';
import '../piles.css';
import '../table.css';
import './round.css';
import type { TableProps } from '../table-props.ts';
import { useTable } from '../use-table.ts';
import { ZoneView, type ZoneViewProps } from '../ZoneView.tsx';
import { gather } from './gather.ts';
import { type Lying, lying, NOTHING, slotGrid } from './slots.ts';
import { useFit } from './use-fit.ts';
import './way.css';

const HEAD = 'M1 1l6 5-6 5';

/** Which way round the table turns go: a thin track round the middle, and heads on it that point the way. */
function Way({ way }: { readonly way: 1 | -1 }): VNode {
  return (
    <div class={`way${way < 0 ? ' is-back' : ''}`}>
      <span class="unseen">{way < 0 ? 'Turns go anticlockwise.' : 'Turns go clockwise.'}</span>
      {['top', 'bottom'].map((edge) => (
        <svg key={edge} class={`way-${edge}`} viewBox="0 0 8 12" aria-hidden="true">
          <path d={HEAD} />
        </svg>
      ))}
    </div>
  );
}

interface SlotZoneProps extends ZoneViewProps {
  /** What makes the table another one: all places are free again. */
  readonly deal: unknown;
  /** How it lay in a zone before it was drawn: whoever comes back finds it all where it fell. */
  readonly past: ((zone: string) => Lying) | undefined;
}

/** Cards that stay where they fell while others come and go: each zone item keeps a place of its own. */
function SlotZone({ deal, past, ...props }: SlotZoneProps): VNode {
  const { zone } = props;
  const kept = useRef<Lying & { readonly deal?: unknown }>(NOTHING);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 3, height: 2 });
  const { slots, most } = lying(
    kept.current.deal === deal ? kept.current : (past?.(zone.id) ?? NOTHING),
    zone.items.map(({ id }) => id),
  );
  kept.current = { deal, slots, most };
  const grid = slotGrid(most, zone.shape === 'line' ? { width: 1e6, height: 1 } : room);

  useLayoutEffect(() => {
    const el = box.current;
    if (!el || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(() => setRoom({ width: el.clientWidth, height: el.clientHeight }));
    watch.observe(el);
    return () => watch.disconnect();
  }, []);

  return (
    <div
      ref={box}
      class={`slots is-${zone.shape}`}
      style={{ '--columns': String(grid.columns), '--rows': String(grid.rows) }}
    >
      <ZoneView
        {...props}
        placeOf={(id) => {
          const slot = slots.get(id) ?? 0;
          return `${Math.floor(slot / grid.columns) + 1} / ${(slot % grid.columns) + 1}`;
        }}
      />
    </div>
  );
}

interface GaugeProps {
  readonly n: number;
  readonly of: number;
}

/** Strokes round the face, as on a clock. */
const STROKES = 60;

function point(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`;
}

/** The part of the face that is full. */
function slice(part: number): string {
  if (part <= 0) return '';
  if (part >= 1) return 'M100 16a84 84 0 1 1 -.1 0Z';
  return `M100 100L100 16A84 84 0 ${part > 0.5 ? 1 : 0} 1 ${point(84, part)}Z`;
}

/** A clock face that fills: what lies on it stands in words beside. */
function Gauge({ n, of }: GaugeProps): VNode {
  return (
    <svg class="gauge" viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="96" class="gauge-face" />
      <path d={slice(n / of)} class="gauge-full" />
      {Array.from({ length: STROKES }, (_, i) => (
        <path
          key={i.toString()}
          d={`M${point(94, i / STROKES)}L${point(i % 5 === 0 ? 86 : 90, i / STROKES)}`}
          class={i % 5 === 0 ? 'gauge-hour' : 'gauge-stroke'}
        />
      ))}
    </svg>
  );
}

/** A class for what a part of the table has: styles below it depend on that. */
const has = (zones: readonly Zone[], what: string, is: (zone: Zone) => boolean): string =>
  zones.some(is) ? ` has-${what}` : '';

const hasColumns = (zones: readonly Zone[]): string =>
  has(zones, 'columns', ({ kind }) => kind === 'columns');

interface Props extends TableProps {
  /** How many sit round the table. */
  readonly seats: number;
  /** Whose side of the table is below. */
  readonly you: Seat;
  /** Who sits there, drawn at their place. */
  readonly head: (seat: Seat) => VNode;
  /** What makes the table another one: cards that were drawn small may be large again. */
  readonly deal: unknown;
  /** How it lay in a zone before it was drawn, where it was played at before. */
  readonly past?: ((zone: string) => Lying) | undefined;
  /** Which way round turns go: drawn where more than two sit there. */
  readonly way?: 1 | -1 | null;
  /** What stands beside one’s own name. */
  readonly beside?: VNode | null;
  /** What lies over the middle for a moment. */
  readonly over?: VNode | null;
}

/** A table that fills the room it has: whoever looks below, the others round it in order of play, the middle between. */
export function RoundTable(props: Props): VNode {
  const { zones, seats, you, head, deal, past, way, beside = null, over = null } = props;
  const root = useRef<HTMLDivElement>(null);
  // First everything gets its size, then it glides there.
  useFit(root, deal);
  const { look, tabOf, handlers } = useTable(props, root);
  const { around, edge, middle, before, hand } = useMemo(
    () => gather(zones, seats, you),
    [zones, seats, you],
  );
  const show = (zone: Zone): VNode => {
    const drawn = { zone, tab: tabOf(zone), round: true, ...look };
    const stays = zone.shape === 'scatter' || zone.shape === 'line';
    if (stays) return <SlotZone key={zone.id} deal={deal} past={past} {...drawn} />;
    if (!zone.gauge) return <ZoneView key={zone.id} {...drawn} />;
    return (
      <div key={zone.id} class="gauged">
        <Gauge {...zone.gauge} />
        <ZoneView {...drawn} />
      </div>
    );
  };
  const middleHas = `${has(middle, 'own', ({ side }) => side === 'own')}${has(middle, 'gauge', ({ gauge }) => gauge !== undefined)}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div ref={root} class="table-sheet is-round" role="group" aria-label={look.labels.table} {...handlers}>
      <div class={`round others-${seats - 1}`}>
        <div class="sheet-others">
          {around.map(({ seat, zones: theirs }) => (
            <div key={seat} class={`seat${hasColumns(theirs)}`}>
              {head(seat)}
              {theirs.length > 0 && <div class="seat-zones">{theirs.map(show)}</div>}
            </div>
          ))}
        </div>
        <div class="sheet-centre">
          {way && seats > 2 && <Way way={way} />}
          {edge.length > 0 && (
            <div class={`sheet-edge${has(edge, 'sign', ({ kind }) => kind === 'sign')}`}>
              {edge.map(show)}
            </div>
          )}
          <div class={`sheet-middle${middleHas}`}>{middle.map(show)}</div>
          {over}
        </div>
        <div class={`seat is-own${hasColumns(before)}`}>
          <div class={`seat-side${beside ? ' has-beside' : ''}`}>
            {head(you)}
            {beside}
            {before.length > 0 && <div class="seat-zones">{before.map(show)}</div>}
          </div>
          {hand.map(show)}
        </div>
      </div>
    </div>
  );
}
