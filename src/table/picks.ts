import type { ItemRef } from '../game/zone.ts';

/** Unique key of an item on the table. */
export function pickKey({ zone, item }: ItemRef): string {
  return `${zone}/${item}`;
}

export function pickKeys(picks: readonly ItemRef[] = []): ReadonlySet<string> {
  return new Set(picks.map(pickKey));
}

export const isSameItem = (a: ItemRef, b: ItemRef): boolean => a.zone === b.zone && a.item === b.item;

export const isPicked = (picks: readonly ItemRef[], thing: ItemRef): boolean =>
  picks.some((pick) => isSameItem(pick, thing));

/** Adds an item to the picks, or removes it; any number may be picked. */
export function togglePick(picks: readonly ItemRef[], thing: ItemRef): readonly ItemRef[] {
  const otherPicks = picks.filter((pick) => !isSameItem(pick, thing));
  return otherPicks.length < picks.length ? otherPicks : [...picks, thing];
}
