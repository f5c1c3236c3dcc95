import type { ItemRef } from '../game/zone.ts';

/** One text for a thing on the table. */
export function pickKey({ zone, item }: ItemRef): string {
  return `${zone}/${item}`;
}

export function pickSet(picks: readonly ItemRef[] = []): ReadonlySet<string> {
  return new Set(picks.map(pickKey));
}
