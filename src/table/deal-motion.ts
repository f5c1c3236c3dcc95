import type { DealtCards } from './deal-order.ts';
import { type CardSurvey, createGhost, finishGlides, GLIDE_TIMING, glide, innerCorner, measureCards } from './glide.ts';

/** Duration of a deal of any number of cards, ms. */
const DEAL_MS = 600;

interface RunningDeal {
  readonly dealt: DealtCards;
  /** Cards are in the air; before that they are only hidden. */
  isFlying: boolean;
  readonly end: () => void;
}

/** Deals in progress, by table. */
const runningDeals = new Map<Element, RunningDeal>();

/** Deals that a table has shown. */
const shownDeals = new WeakSet<DealtCards['deal']['step']>();

/** Whether the cards of `zones` are being dealt. */
export const isDealing = (root: Element, zones: DealtCards['zones']): boolean =>
  runningDeals.get(root)?.dealt.zones === zones;

/** Ends the running animations of a table, so that its cards can be measured. */
export function finishAnimations(root: Element): void {
  const deal = runningDeals.get(root);
  if (deal?.isFlying) deal.end();
  finishGlides(root);
}

const find = (root: Element, zone: string): Element | null => root.querySelector(`[data-zone="${zone}"]`);

/** Place of the cards before they are dealt: the stock, or the name of the dealer where there is none. */
function findSource(
  root: Element,
  dealer: string | undefined,
  before: CardSurvey | null | undefined,
): DOMRect | undefined {
  const stock = root.querySelector('.zone-pile [data-card="?"]');
  if (stock) return stock.getBoundingClientRect();
  const lastStock = before?.places.find(({ kind, code }) => kind === 'pile' && code === '?');
  const seat = dealer === undefined ? null : find(root, dealer)?.closest('.seat');
  return lastStock?.rect ?? seat?.querySelector('.player-face')?.getBoundingClientRect();
}

/** A dealt item, hidden until its cards have arrived. */
interface DealtSpot {
  readonly spot: Element;
  readonly veil: Animation;
}

/** Hides an item without moving anything. */
const hide = (spot: Element): Animation => spot.animate({ opacity: [0, 0] }, { duration: 10 * DEAL_MS });

/** Height of a card divided by its width. */
const CARD_RATIO = 1.4;

/** A box of this width with the same centre. */
const centred = ({ left, top, width, height }: DOMRect, cardWidth: number): DOMRect => {
  const cardHeight = cardWidth * CARD_RATIO;
  return new DOMRect(left + (width - cardWidth) / 2, top + (height - cardHeight) / 2, cardWidth, cardHeight);
};

/** Place of a card before it is turned; the middle of its zone if only the number of cards is shown there. */
function placeOf(card: Element, source: DOMRect): DOMRect {
  const box = card.getBoundingClientRect();
  if (box.width > 0) return centred(box, Number.parseFloat(getComputedStyle(card).width));
  return centred(card.closest('[data-zone]')?.getBoundingClientRect() ?? source, source.width);
}

/** Lets copies of the cards fly from their source, one after the other, and shows each card when its copy arrives. */
function fly(root: Element, spots: readonly DealtSpot[], source: DOMRect, wait: number): readonly Element[] {
  const corner = innerCorner(root);
  const { duration } = GLIDE_TIMING;
  const interval = (DEAL_MS - duration) / Math.max(1, spots.length - 1);
  const flights = spots.flatMap(({ spot, veil }, i) => {
    const { rotate } = getComputedStyle(spot);
    return [...spot.querySelectorAll<SVGElement>('[data-card]')].map((el) => {
      const from = placeOf(el, source);
      return { veil, from, rotate, copy: createGhost({ el, from }, corner), delay: wait + i * interval };
    });
  });
  // Appended in one call: one by one, each would cause a layout of the whole table.
  root.append(...flights.map(({ copy }) => copy));
  for (const { veil, from, rotate, copy, delay } of flights) {
    veil.effect?.updateTiming({ duration: delay + duration });
    veil.currentTime = 0;
    const start = centred(source, from.width);
    const transform = `translate(${start.left - from.left}px, ${start.top - from.top}px) scale(${source.width / from.width})`;
    const frames = [
      { transform, rotate: '0deg', opacity: 0 },
      { opacity: 1, offset: 0.1 },
      { transform: 'none', rotate, opacity: 1 },
    ];
    const flight = copy.animate(frames, { ...GLIDE_TIMING, delay, fill: 'backwards' });
    flight.onfinish = () => copy.remove();
  }
  return flights.map(({ copy }) => copy);
}

/** Calls back when sizes and places of a new table are settled, before its second frame. */
const whenSettled = (start: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(start));
};

/**
 * Deals the cards that a table now shows. A touch or a key ends it at once.
 * @param before the table before, if it was drawn: the last move glides, then the hands are filled
 */
function dealCards(root: Element, dealt: DealtCards, before: CardSurvey | null | undefined): void {
  const { deal, items, dealer } = dealt;
  runningDeals.get(root)?.end();
  const spots = items.flatMap(({ zone, item }): DealtSpot[] => {
    const spot = find(root, zone)?.querySelector(`[data-item="${item}"]`);
    return spot ? [{ spot, veil: hide(spot) }] : [];
  });
  const lastMove = deal.isRefill && before;
  if (lastMove)
    glide(
      root,
      lastMove,
      spots.map(({ spot }) => spot),
    );
  const skip = new AbortController();
  let copies: readonly Element[] = [];
  const end = (): void => {
    skip.abort();
    runningDeals.delete(root);
    for (const { veil } of spots) veil.cancel();
    for (const copy of copies) copy.remove();
  };
  const lastVeil = spots.at(-1)?.veil;
  if (lastVeil) lastVeil.onfinish = end;
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, end, { capture: true, signal: skip.signal });
  const runningDeal = { dealt, isFlying: false, end };
  runningDeals.set(root, runningDeal);
  whenSettled(() => {
    if (skip.signal.aborted) return;
    const source = findSource(root, dealer, before);
    runningDeal.isFlying = true;
    if (source) copies = fly(root, spots, source, lastMove ? GLIDE_TIMING.duration : 0);
    else end();
  });
}

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Measures cards before a render that may move them; null if it moves none. */
export const surveyCards = (root: Element, zones: DealtCards['zones']): CardSurvey | null =>
  isMotionReduced() || isDealing(root, zones) ? null : measureCards(root);

/** Deals cards that weren’t dealt yet; else lets every card glide from its place in `before` to its present one. */
export function animateCards(root: Element, before?: CardSurvey | null, dealt?: DealtCards | null): void {
  const isNewDeal = dealt && !shownDeals.has(dealt.deal.step);
  if (dealt) shownDeals.add(dealt.deal.step);
  if (isMotionReduced()) return;
  if (isNewDeal) dealCards(root, dealt, before);
  else if (before) glide(root, before);
}
