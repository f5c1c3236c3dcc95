import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ZoneView, type ZoneViewProps } from '../ZoneView.tsx';
import { cellsFromMiddle, fitGrid, NO_SLOTS_TAKEN, type SlotState, updateSlots } from './slots.ts';
import './slots.css';

interface SlotZoneProps extends ZoneViewProps {
  /** Identifies the deal: when it changes, all slots are free again. */
  readonly deal: unknown;
  /** Slots of the zone in a game that is resumed, so that cards are where they were. */
  readonly pastSlots: ((zone: string) => SlotState) | undefined;
}

/** Zone whose cards keep their places while others come and go. */
export function SlotZone({ deal, pastSlots, ...props }: SlotZoneProps): VNode {
  const { zone } = props;
  const lastSlots = useRef<SlotState & { readonly deal?: unknown }>(NO_SLOTS_TAKEN);
  const box = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(1.5);
  const { slots, count } = updateSlots(
    lastSlots.current.deal === deal ? lastSlots.current : (pastSlots?.(zone.id) ?? NO_SLOTS_TAKEN),
    zone.items.map(({ id }) => id),
  );
  lastSlots.current = { deal, slots, count };
  const isLine = zone.shape === 'line';
  const grid = isLine ? { columns: count, rows: 1 } : fitGrid(count, ratio);
  const cells = isLine ? [] : cellsFromMiddle(grid);

  useLayoutEffect(() => {
    const el = box.current;
    if (!el || isLine) return;
    const measure = (): void => setRatio(el.clientWidth / el.clientHeight);
    // Before the zone is painted: later its cards would shift.
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(el);
    return () => watch.disconnect();
  }, [isLine]);

  return (
    <div ref={box} class={`slots is-${zone.shape}`} style={{ '--columns': grid.columns, '--rows': grid.rows }}>
      <ZoneView
        {...props}
        placeOf={(id) => {
          const slot = slots.get(id) as number;
          return cells[slot] ?? `1 / ${slot + 1}`;
        }}
      />
    </div>
  );
}
