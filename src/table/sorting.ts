import type { ItemRef, Sorting, Zone } from '../game/zone.ts';
import { isPicked } from './picks.ts';

/** The preferred sorting, else the zone's default; undefined where there is none. */
export function sortingOf({ sortings }: Zone, liked: Sorting['id']): Sorting | undefined {
  return sortings?.find(({ id }) => id === liked) ?? sortings?.[0];
}

/** Sorts every hand, with a gap after each group. */
export function sortHands(zones: readonly Zone[], liked: Sorting['id']): readonly Zone[] {
  return zones.map((zone) => {
    const sorting = sortingOf(zone, liked);
    if (!sorting) return zone;
    const last = sorting.groups.length - 1;
    const items = sorting.groups.flatMap((group, i) =>
      group.flatMap((id, j) => {
        const item = zone.items.find((one) => one.id === id);
        return item ? [i < last && j === group.length - 1 ? { ...item, apart: true } : item] : [];
      }),
    );
    return { ...zone, items };
  });
}

/** Picks all items of a bundle, or none if all of them were picked. */
export function toggleBundle(before: readonly ItemRef[], bundle: readonly ItemRef[]): readonly ItemRef[] {
  const others = before.filter((pick) => !isPicked(bundle, pick));
  return isBundlePicked(before, bundle) ? others : [...others, ...bundle];
}

export function isBundlePicked(picks: readonly ItemRef[], bundle: readonly ItemRef[]): boolean {
  return bundle.every((one) => isPicked(picks, one));
}
