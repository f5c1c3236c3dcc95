import type { Pick } from '../../game/zone.ts';

/** One text for a thing on the table. */
export function pickKey({ zone, item }: Pick): string {
  return `${zone}/${item}`;
}

export function pickSet(picks: readonly Pick[] = []): ReadonlySet<string> {
  return new Set(picks.map(pickKey));
}
