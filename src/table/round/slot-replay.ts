import type { Zone } from '../../game/zone.ts';
import { NO_SLOTS_TAKEN, type SlotState, updateSlots } from './slots.ts';

/** How it lies in a zone after all that lay there, step by step: the same as if one had looked on. */
export const replaySlots = (past: readonly (readonly Zone[])[], zone: string): SlotState =>
  past
    .map((zones) => zones.find(({ id }) => id === zone)?.items.map(({ id }) => id) ?? [])
    .reduce<SlotState>(updateSlots, NO_SLOTS_TAKEN);
