import './glide.css';
import { survey, type Way, ways } from './places.ts';

const TIMING = { duration: 220, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

function shift(from: DOMRect, to: DOMRect): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
}

function moves({ from, to }: Way): boolean {
  return from.width > 0 && to.width > 0 && Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 1;
}

/** What is on its way. To ask the browser for it would have everything laid out first. */
const going = new Set<Animation>();

function run(el: Element, frames: readonly [string, string]): Animation {
  const keyframes = frames.map((transform) => ({ transform, transformOrigin: '0 0', zIndex: 9 }));
  const animation = el.animate(keyframes, TIMING);
  going.add(animation);
  for (const end of ['finish', 'cancel']) animation.addEventListener(end, () => going.delete(animation));
  return animation;
}

/** What is on its way within a table. */
function goingIn(root: Element): readonly Animation[] {
  return [...going].filter(({ effect }) => root.contains((effect as KeyframeEffect).target));
}

/** Whatever is still on its way is there. */
export function arrive(root: Element): void {
  for (const animation of goingIn(root)) animation.finish();
}

/** A card that lies alone moves with its whole place: to the browser, too, nothing has leapt. */
function mover(card: SVGElement): Element {
  const place = card.closest('li');
  return place?.querySelectorAll('[data-card]').length === 1 ? place : card;
}

/** A copy of a card that left, laid where it was: on its way to where it is out of sight. */
function ghost({ el, from }: Way, frame: DOMRect): SVGElement {
  const copy = el.cloneNode(true) as SVGElement;
  copy.removeAttribute('data-card');
  copy.classList.add('card-ghost');
  copy.style.width = `${from.width}px`;
  copy.style.left = `${from.left - frame.left}px`;
  copy.style.top = `${from.top - frame.top}px`;
  return copy;
}

/** Where every card lies: to be asked before a change is drawn. */
export { survey };

/** Lets every card glide from where it lay to where it lies now. */
export function glide(root: Element, before: ReturnType<typeof survey>): void {
  for (const animation of goingIn(root)) {
    if (!(animation.effect as KeyframeEffect).target?.matches('.card-ghost')) animation.cancel();
  }
  const all = ways(before, survey(root)).filter(moves);
  const frame = root.getBoundingClientRect();
  const gone = all.filter((way) => way.gone).map((way) => ({ way, copy: ghost(way, frame) }));
  // All at once: after each of them the browser would draw the whole table anew.
  root.append(...gone.map(({ copy }) => copy));
  for (const { way, copy } of gone) {
    run(copy, ['none', shift(way.to, way.from)]).onfinish = () => copy.remove();
  }
  for (const { el, from, to, gone } of all) if (!gone) run(mover(el), [shift(from, to), 'none']);
}
