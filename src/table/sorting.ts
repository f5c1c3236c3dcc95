import type { ItemRef, Sorting, Zone } from '../game/zone.ts';
import { isPicked } from './picks.ts';

/** The preferred sorting, else the zone's default; undefined where there is none. */
export function sortingOf({ sortings }: Zone, preferredId: Sorting['id']): Sorting | undefined {
  return sortings?.find(({ id }) => id === preferredId) ?? sortings?.[0];
}

/** Sorts every hand, with a gap after each group. */
export function sortHands(zones: readonly Zone[], preferredId: Sorting['id']): readonly Zone[] {
  return zones.map((zone) => {
    const sorting = sortingOf(zone, preferredId);
    if (!sorting) return zone;
    const lastGroup = sorting.groups.length - 1;
    const items = sorting.groups.flatMap((group, i) =>
      group.flatMap((id, j) => {
        const item = zone.items.find((one) => one.id === id);
        return item ? [i < lastGroup && j === group.length - 1 ? { ...item, hasGapAfter: true } : item] : [];
      }),
    );
    return { ...zone, items };
  });
}

/** Picks all items of a bundle, or none if all of them were picked. */
export function toggleBundle(picks: readonly ItemRef[], bundle: readonly ItemRef[]): readonly ItemRef[] {
  const otherPicks = picks.filter((pick) => !isPicked(bundle, pick));
  return isBundlePicked(picks, bundle) ? otherPicks : [...otherPicks, ...bundle];
}

export function isBundlePicked(picks: readonly ItemRef[], bundle: readonly ItemRef[]): boolean {
  return bundle.every((one) => isPicked(picks, one));
}
