import type { Zone } from '../game/zone.ts';

/** A drawn card and where it lies. */
export interface Place {
  readonly el: SVGElement;
  readonly code: string;
  readonly zone: string;
  readonly kind: Zone['kind'];
  /** Zone, item and place in the item. */
  readonly home: string;
  readonly rect: DOMRect;
}

/** Where every drawn card lies, and how many cards each zone holds. */
export interface Survey {
  readonly places: readonly Place[];
  readonly counts: ReadonlyMap<string, number>;
}

export function survey(root: Element): Survey {
  const places: Place[] = [];
  const counts = new Map<string, number>();
  for (const zone of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    const id = zone.dataset['zone'] ?? '';
    const kind = (/zone-(\w+)/.exec(zone.className)?.[1] ?? 'row') as Place['kind'];
    counts.set(id, Number(zone.dataset['count']));
    for (const spot of zone.querySelectorAll<HTMLElement>('[data-item]')) {
      spot.querySelectorAll<SVGElement>('[data-card]').forEach((el, i) => {
        const code = el.dataset['card'] ?? '';
        const home = `${id}/${spot.dataset['item']}/${i}`;
        places.push({ el, code, zone: id, kind, home, rect: el.getBoundingClientRect() });
      });
    }
  }
  return { places, counts };
}

/** A way a card went: `el` is what moves, `gone` where it no longer lies in sight. */
export interface Way {
  readonly el: SVGElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly gone: boolean;
}

/**
 * Which card went where. The same card by its code; a card that shows its face for the first time came from a
 * hidden hand or a pile that shrank; one that is out of sight went under the pile that grew.
 */
export function ways(before: Survey, after: Survey): readonly Way[] {
  const left = new Set(before.places);
  const grew = (zone: string): number => (after.counts.get(zone) ?? 0) - (before.counts.get(zone) ?? 0);
  const find = (test: (old: Place) => boolean): Place | undefined => {
    for (const old of left) if (test(old)) return left.delete(old) ? old : undefined;
    return undefined;
  };
  const found = new Map<Place, Place>();
  const match = (test: (now: Place, old: Place) => boolean): void => {
    for (const now of after.places) {
      const old = found.has(now) ? undefined : find((place) => test(now, place));
      if (old) found.set(now, old);
    }
  };
  match((now, old) => now.home === old.home && now.code === old.code);
  match((now, old) => now.code !== '?' && now.code === old.code);
  match(
    (now, old) => old.kind === 'held' && now.zone !== old.zone && grew(now.zone) > 0 && grew(old.zone) < 0,
  );
  const list = [...found].map(([now, old]) => ({ el: now.el, from: old.rect, to: now.rect, gone: false }));
  const pileOf = (places: readonly Place[], sign: 1 | -1): Place | undefined =>
    places
      .filter(({ zone, kind }) => kind === 'pile' && grew(zone) * sign > 0)
      .sort((a, b) => (grew(b.zone) - grew(a.zone)) * sign)[0];
  const source = pileOf(before.places, -1);
  const sink = pileOf(after.places, 1);
  const dealt = after.places.filter((now) => source && !found.has(now) && now.kind !== 'pile');
  const taken = [...left].filter((old) => sink && old.kind !== 'pile');
  return [
    ...list,
    ...dealt.map(({ el, rect }) => ({ el, from: (source as Place).rect, to: rect, gone: false })),
    ...taken.map(({ el, rect }) => ({ el, from: rect, to: (sink as Place).rect, gone: true })),
  ];
}
