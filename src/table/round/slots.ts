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

/** Columns and rows for a number of slots in a room, so that cards are as large as possible. */
export function fitGrid(slots: number, { width, height }: { width: number; height: number }): SlotGrid {
  let bestGrid: SlotGrid = { columns: slots, rows: 1 };
  let largestWidth = 0;
  for (let columns = 1; columns <= slots; columns++) {
    const rows = Math.ceil(slots / columns);
    const cardWidth = Math.min(width / columns, height / rows / CARD_RATIO);
    if (cardWidth > largestWidth) [largestWidth, bestGrid] = [cardWidth, { columns, rows }];
  }
  return bestGrid;
}

/** The `i`-th of `n` lines, from the middle outwards. */
const lineFromMiddle = (i: number, n: number): number => Math.ceil(n / 2) + (i % 2 ? i + 1 : -i) / 2;

/** CSS `grid-area` of a slot: rows and columns are taken from the middle outwards, so that a few cards are balanced. */
export const cellFromMiddle = (slot: number, { columns, rows }: SlotGrid): string =>
  `${lineFromMiddle(Math.floor(slot / columns), rows)} / ${lineFromMiddle(slot % columns, columns)}`;
