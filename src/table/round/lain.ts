import type { Zone } from '../../game/zone.ts';
import { type Lying, lying, NOTHING } from './slots.ts';

/** How it lies in a zone after all that lay there, step by step: the same as if one had looked on. */
export const lain = (past: readonly (readonly Zone[])[], zone: string): Lying =>
  past
    .map((zones) => zones.find(({ id }) => id === zone)?.items.map(({ id }) => id) ?? [])
    .reduce<Lying>(lying, NOTHING);
