import type { ItemRef, Sorting, Zone } from '../game/zone.ts';
import { isPicked } from './picks.ts';

/** The sorting one likes, or the zone’s usual one; undefined where there is nothing to sort. */
export function sortingOf({ sortings }: Zone, liked: Sorting['id']): Sorting | undefined {
  return sortings?.find(({ id }) => id === liked) ?? sortings?.[0];
}

/** The zones with every hand held as one likes: in order, its groups a little apart. */
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

/** What is touched after a whole bundle was: all of it, or none of it where all of it was. */
export function toggleBundle(before: readonly ItemRef[], bundle: readonly ItemRef[]): readonly ItemRef[] {
  const others = before.filter((pick) => !isPicked(bundle, pick));
  return isBundlePicked(before, bundle) ? others : [...others, ...bundle];
}

/** Whether all of a bundle is touched. */
export function isBundlePicked(picks: readonly ItemRef[], bundle: readonly ItemRef[]): boolean {
  return bundle.every((one) => isPicked(picks, one));
}
