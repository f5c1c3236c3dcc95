import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ZoneView, type ZoneViewProps } from '../table/ZoneView.tsx';
import { keepSlots, type Slots, slotGrid } from './slots.ts';

interface Props extends ZoneViewProps {
  /** What makes the table another one: all places are free again. */
  readonly deal: unknown;
}

/** So many slots at least; then room is made for so many more at a time: room that nothing takes makes cards small. */
const FEW = 6;
const MORE = 3;

const roomFor = (slots: number): number => Math.max(FEW, Math.ceil(slots / MORE) * MORE);

/** Cards that stay where they fell while others come and go: each zone item keeps a place of its own. */
export function SlotZone({ deal, ...props }: Props): VNode {
  const { zone } = props;
  const kept = useRef<{ deal: unknown; slots: Slots; most: number }>({ deal, slots: new Map(), most: FEW });
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 3, height: 2 });
  if (kept.current.deal !== deal) kept.current = { deal, slots: new Map(), most: FEW };
  const slots = keepSlots(
    kept.current.slots,
    zone.items.map(({ id }) => id),
  );
  const most = roomFor(Math.max(kept.current.most, ...[...slots.values()].map((slot) => slot + 1)));
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
