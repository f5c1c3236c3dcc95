import './glide.css';
import type { Zone } from '../game/zone.ts';

/** A drawn card and its place on the screen. */
interface DrawnCard {
  readonly el: SVGElement;
  readonly code: string;
  readonly zone: string;
  readonly kind: Zone['kind'];
  /** Zone, item and index within the item. */
  readonly home: string;
  readonly rect: DOMRect;
}

/** Places of all drawn cards, and the number of cards in each zone. */
export interface CardSurvey {
  readonly places: readonly DrawnCard[];
  readonly counts: ReadonlyMap<string, number>;
}

export function measureCards(root: Element): CardSurvey {
  const places: DrawnCard[] = [];
  const counts = new Map<string, number>();
  for (const zone of root.querySelectorAll<HTMLElement>('[data-zone]')) {
    const id = zone.dataset['zone'] ?? '';
    const kind = (/zone-(\w+)/.exec(zone.className)?.[1] ?? 'row') as DrawnCard['kind'];
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

/** The path of a card: `el` moves from one place to the other; `gone` if the card is not drawn afterwards. */
interface CardPath {
  readonly el: SVGElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly gone: boolean;
}

/**
 * Matches cards before and after a change. A known card is found by its code. A card that shows its face for the first
 * time came from a hidden hand or a pile that shrank; a card that is no longer drawn went to the pile that grew.
 */
function findPaths(before: CardSurvey, after: CardSurvey): readonly CardPath[] {
  const unmatched = new Set(before.places);
  const growthOf = (zone: string): number => (after.counts.get(zone) ?? 0) - (before.counts.get(zone) ?? 0);
  const takeMatch = (isMatch: (oldPlace: DrawnCard) => boolean): DrawnCard | undefined => {
    for (const oldPlace of unmatched) if (isMatch(oldPlace)) return unmatched.delete(oldPlace) ? oldPlace : undefined;
    return undefined;
  };
  const oldByNew = new Map<DrawnCard, DrawnCard>();
  const matchAll = (isMatch: (now: DrawnCard, old: DrawnCard) => boolean): void => {
    for (const newPlace of after.places) {
      const oldPlace = oldByNew.has(newPlace) ? undefined : takeMatch((place) => isMatch(newPlace, place));
      if (oldPlace) oldByNew.set(newPlace, oldPlace);
    }
  };
  matchAll((now, old) => now.home === old.home && now.code === old.code);
  matchAll((now, old) => now.code !== '?' && now.code === old.code);
  matchAll(
    (now, old) => old.kind === 'held' && now.zone !== old.zone && growthOf(now.zone) > 0 && growthOf(old.zone) < 0,
  );
  const matchedPaths = [...oldByNew].map(([now, old]) => ({ el: now.el, from: old.rect, to: now.rect, gone: false }));
  const pileOf = (places: readonly DrawnCard[], sign: 1 | -1): DrawnCard | undefined =>
    places
      .filter(({ zone, kind }) => kind === 'pile' && growthOf(zone) * sign > 0)
      .sort((a, b) => (growthOf(b.zone) - growthOf(a.zone)) * sign)[0];
  const source = pileOf(before.places, -1);
  const sink = pileOf(after.places, 1);
  const dealtCards = after.places.filter((now) => source && !oldByNew.has(now) && now.kind !== 'pile');
  const takenCards = [...unmatched].filter((old) => sink && old.kind !== 'pile');
  return [
    ...matchedPaths,
    ...dealtCards.map(({ el, rect }) => ({ el, from: (source as DrawnCard).rect, to: rect, gone: false })),
    ...takenCards.map(({ el, rect }) => ({ el, from: rect, to: (sink as DrawnCard).rect, gone: true })),
  ];
}

export const GLIDE_TIMING = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

/** Transform that moves an element from its own place `to` back to `from`. */
export function shift(from: DOMRect, to: DOMRect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
}

function hasMoved({ from, to }: CardPath): boolean {
  return from.width > 0 && to.width > 0 && Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 1;
}

/** Kept here because `getAnimations()` would force a layout. */
const runningAnimations = new Set<Animation>();

function animate(el: Element, frames: readonly [string, string]): Animation {
  const keyframes = frames.map((transform) => ({ transform, transformOrigin: '0 0', zIndex: 9 }));
  const animation = el.animate(keyframes, GLIDE_TIMING);
  runningAnimations.add(animation);
  for (const end of ['finish', 'cancel']) animation.addEventListener(end, () => runningAnimations.delete(animation));
  return animation;
}

function animationsIn(root: Element): readonly Animation[] {
  return [...runningAnimations].filter(({ effect }) => root.contains((effect as KeyframeEffect).target));
}

/** Ends the running glides of a table. */
export function finishGlides(root: Element): void {
  for (const animation of animationsIn(root)) animation.finish();
}

/**
 * Moves the cards of a place. If all of them move, the place moves with the first and they change size in it: a place
 * that is only moved counts as no layout shift in browsers.
 */
function moveCards(place: Element | null, paths: readonly CardPath[]): void {
  const [first] = paths;
  const carrier = first && place?.querySelectorAll('[data-card]').length === paths.length ? place : null;
  const [x, y] = first && carrier ? [first.from.x - first.to.x, first.from.y - first.to.y] : [0, 0];
  if (carrier) animate(carrier, [`translate(${x}px, ${y}px)`, 'none']);
  for (const { el, from, to } of paths) {
    const isStill = carrier && el === first?.el && from.width === to.width;
    if (!isStill) animate(el, [shift(new DOMRect(from.x - x, from.y - y, from.width, from.height), to), 'none']);
  }
}

/** The corner from which copies of cards are placed: that of a table inside its border. */
export function innerCorner(root: Element): DOMPoint {
  const { left, top } = root.getBoundingClientRect();
  return new DOMPoint(left + root.clientLeft, top + root.clientTop);
}

/** Copy of a card, at a place it left or will take. */
export function createGhost({ el, from }: Pick<CardPath, 'el' | 'from'>, corner: DOMPoint): SVGElement {
  const copy = el.cloneNode(true) as SVGElement;
  copy.removeAttribute('data-card');
  copy.classList.add('card-ghost');
  copy.style.width = `${from.width}px`;
  copy.style.left = `${from.left - corner.x}px`;
  copy.style.top = `${from.top - corner.y}px`;
  return copy;
}

/** Animates every card from its place in `before` to its present one, except the cards in `dealtSpots`. */
export function glide(
  root: Element,
  before: ReturnType<typeof measureCards>,
  dealtSpots: readonly Element[] = [],
): void {
  for (const animation of animationsIn(root)) {
    if (!(animation.effect as KeyframeEffect).target?.matches('.card-ghost')) animation.cancel();
  }
  const paths = findPaths(before, measureCards(root))
    .filter(({ el }) => !dealtSpots.some((spot) => spot.contains(el)))
    .filter(hasMoved);
  const corner = innerCorner(root);
  const departures = paths.filter((way) => way.gone).map((way) => ({ way, copy: createGhost(way, corner) }));
  // Appended in one call: one by one, each would cause a layout of the whole table.
  root.append(...departures.map(({ copy }) => copy));
  for (const { way, copy } of departures) {
    animate(copy, ['none', shift(way.to, way.from)]).onfinish = () => copy.remove();
  }
  const byPlace = Map.groupBy(
    paths.filter((path) => !path.gone),
    ({ el }) => el.closest('li'),
  );
  for (const [place, moved] of byPlace) moveCards(place, moved);
}
