/** Slot of each item, from 0. */
export type Slots = ReadonlyMap<string, number>;

/** Items that stay keep their slots; a new one takes the first free slot. */
export function keepSlots(oldSlots: Slots, items: readonly string[]): Slots {
  const slotByItem = new Map(items.flatMap((id) => (oldSlots.has(id) ? [[id, oldSlots.get(id) as number]] : [])));
  const used = new Set(slotByItem.values());
  let nextSlot = 0;
  for (const id of items) {
    if (slotByItem.has(id)) continue;
    while (used.has(nextSlot)) nextSlot++;
    used.add(nextSlot);
    slotByItem.set(id, nextSlot);
  }
  return slotByItem;
}

/** Smallest number of slots; it grows by `SLOT_STEP`. More free slots would make cards small. */
const MIN_SLOTS = 6;
const SLOT_STEP = 3;

export interface SlotState {
  readonly slots: Slots;
  /** Number of slots, taken or free. */
  readonly count: number;
}

export const NO_SLOTS_TAKEN: SlotState = { slots: new Map(), count: MIN_SLOTS };

/** Slots after the zone holds these items; their number never shrinks. */
export function updateSlots(oldState: SlotState, items: readonly string[]): SlotState {
  const slots = keepSlots(oldState.slots, items);
  const lastSlot = Math.max(oldState.count - 1, ...slots.values());
  return { slots, count: Math.ceil((lastSlot + 1) / SLOT_STEP) * SLOT_STEP };
}

export interface SlotGrid {
  readonly columns: number;
  readonly rows: number;
}

/** Height of a card divided by its width. */
const CARD_RATIO = 1.4;

/**
 * Columns and rows for a number of slots, so that cards are as large as possible.
 * @param ratio width of the room divided by its height
 */
export function fitGrid(slots: number, ratio: number): SlotGrid {
  let bestGrid: SlotGrid = { columns: slots, rows: 1 };
  let largestWidth = 0;
  for (let columns = 1; columns <= slots; columns++) {
    const rows = Math.ceil(slots / columns);
    const cardWidth = Math.min(ratio / columns, 1 / rows / CARD_RATIO);
    if (cardWidth > largestWidth) [largestWidth, bestGrid] = [cardWidth, { columns, rows }];
  }
  return bestGrid;
}

/**
 * CSS `grid-area` of each slot. Cells are taken from the middle outwards, of two at the same distance the one opposite
 * the last first, so that a few cards are balanced.
 */
export function cellsFromMiddle({ columns, rows }: SlotGrid): readonly string[] {
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [row, column] = [Math.floor(i / columns) + 1, (i % columns) + 1];
    const [dx, dy] = [column - (columns + 1) / 2, (row - (rows + 1) / 2) * CARD_RATIO];
    return { area: `${row} / ${column}`, distance: Math.hypot(dx, dy), side: Math.sign(dx) * Math.sign(dy) };
  });
  return cells.toSorted((a, b) => a.distance - b.distance || b.side - a.side).map(({ area }) => area);
}
