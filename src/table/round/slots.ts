/** Things and the slot each lies in, from 0 on. */
export type Slots = ReadonlyMap<string, number>;

/** A thing that stays keeps its slot; a new one has the first that is free. */
export function keepSlots(before: Slots, items: readonly string[]): Slots {
  const kept = new Map(items.flatMap((id) => (before.has(id) ? [[id, before.get(id) as number]] : [])));
  const used = new Set(kept.values());
  let next = 0;
  for (const id of items) {
    if (kept.has(id)) continue;
    while (used.has(next)) next++;
    used.add(next);
    kept.set(id, next);
  }
  return kept;
}

/** So many slots at least; then room is made for so many more at a time: room that nothing takes makes cards small. */
const MIN_SLOTS = 6;
const SLOT_STEP = 3;

/** What lies where. */
export interface SlotState {
  readonly slots: Slots;
  /** So many slots there are. */
  readonly most: number;
}

/** Nothing lay there yet. */
export const NO_SLOTS_TAKEN: SlotState = { slots: new Map(), most: MIN_SLOTS };

/** How it lies once these are what lies there. */
export function updateSlots(before: SlotState, items: readonly string[]): SlotState {
  const slots = keepSlots(before.slots, items);
  const last = Math.max(before.most - 1, ...slots.values());
  return { slots, most: Math.ceil((last + 1) / SLOT_STEP) * SLOT_STEP };
}

export interface SlotGrid {
  readonly columns: number;
  readonly rows: number;
}

/** Height of a card by its width. */
const CARD_RATIO = 1.4;

/** Lines and columns for so many slots in a room, so that cards are as large as they can be. */
export function fitGrid(slots: number, { width, height }: { width: number; height: number }): SlotGrid {
  let best: SlotGrid = { columns: slots, rows: 1 };
  let most = 0;
  for (let columns = 1; columns <= slots; columns++) {
    const rows = Math.ceil(slots / columns);
    const card = Math.min(width / columns, height / rows / CARD_RATIO);
    if (card > most) [most, best] = [card, { columns, rows }];
  }
  return best;
}
