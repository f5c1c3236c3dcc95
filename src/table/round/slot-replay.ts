import type { Zone } from '../../game/zone.ts';
import { NO_SLOTS_TAKEN, type SlotState, updateSlots } from './slots.ts';

/** Slots of a zone after a series of tables: the same as if each had been drawn. */
export const replaySlots = (past: readonly (readonly Zone[])[], zone: string): SlotState =>
  past
    .map((zones) => zones.find(({ id }) => id === zone)?.items.map(({ id }) => id) ?? [])
    .reduce<SlotState>(updateSlots, NO_SLOTS_TAKEN);
