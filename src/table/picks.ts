import type { ItemRef } from '../game/zone.ts';

/** One text for a thing on the table. */
export function pickKey({ zone, item }: ItemRef): string {
  return `${zone}/${item}`;
}

export function pickKeys(picks: readonly ItemRef[] = []): ReadonlySet<string> {
  return new Set(picks.map(pickKey));
}

export const isSameItem = (a: ItemRef, b: ItemRef): boolean => a.zone === b.zone && a.item === b.item;

export const isPicked = (picks: readonly ItemRef[], thing: ItemRef): boolean =>
  picks.some((pick) => isSameItem(pick, thing));

/** Points at one thing more, or lets go of it: any number of things can be pointed at. */
export function togglePick(picked: readonly ItemRef[], thing: ItemRef): readonly ItemRef[] {
  const others = picked.filter((pick) => !isSameItem(pick, thing));
  return others.length < picked.length ? others : [...picked, thing];
}
