import { render } from 'preact';
import type { Game } from '../../game/game.ts';
import type { Picture as Drawn } from '../../game/picture.ts';
import { createGhost, innerCorner, shift } from '../glide.ts';
import { Picture } from './Picture.tsx';

/** Duration of a refusal on the table, ms. */
const DURATION = 1300;
/** Parts of the duration: the cards have arrived, the sum is drawn, the cards leave. */
const [ARRIVAL, DRAWN, DEPARTURE] = [0.25, 0.45, 0.8];
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** How far a card without a place in the picture goes towards it. */
const REACH = 0.4;

/** The table that is drawn nearest to an element. */
function nearestTable(element: Element): HTMLElement | null {
  for (let root: Element | null = element; root; root = root.parentElement) {
    const table = root.querySelector<HTMLElement>('.table-sheet');
    if (table) return table;
  }
  return null;
}

/** Cards drawn face up in the zones of a table by code: those of the refused try before others. */
function findCards(table: HTMLElement): ReadonlyMap<string, SVGElement> {
  const cards = new Map<string, SVGElement>();
  for (const places of ['.is-picked', '.is-marked', '[data-item]'])
    for (const card of table.querySelectorAll<SVGElement>(`[data-zone] ${places} [data-card]`))
      if (!cards.has(card.dataset['card'] ?? '')) cards.set(card.dataset['card'] ?? '', card);
  return cards;
}

const centreOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

const play = (element: Element, frames: Keyframe[]): Animation =>
  element.animate(
    frames.map((frame) => ({ easing: EASING, ...frame })),
    DURATION,
  );

/** Changes an element until the cards have arrived, and back when they leave. */
const stay = (element: Element, outside: Keyframe, inside: Keyframe): Animation =>
  play(element, [outside, { ...inside, offset: ARRIVAL }, { ...inside, offset: DEPARTURE }, outside]);

/** Moves each card of the picture from its place on the table, which stays empty meanwhile, and back. */
function flyCards(host: HTMLElement, cards: ReadonlyMap<string, SVGElement>): readonly Animation[] {
  const flown = new Set<string>();
  return [...host.querySelectorAll<SVGElement>('[data-card]')].flatMap((token) => {
    const code = token.dataset['card'] ?? '';
    const card = flown.has(code) ? undefined : cards.get(code);
    if (!card) return [stay(token, { opacity: 0 }, { opacity: 1 })];
    flown.add(code);
    const start = shift(card.getBoundingClientRect(), token.getBoundingClientRect());
    return [
      stay(token, { transform: start }, { transform: 'none' }),
      play(card, [{ opacity: 0.15 }, { opacity: 0.15 }]),
    ];
  });
}

/** Cards of the try that the picture doesn't show start towards it, are stopped, and go back. */
function recoil(table: HTMLElement, host: HTMLElement): readonly Animation[] {
  const shown = new Set([...host.querySelectorAll<SVGElement>('[data-card]')].map(({ dataset }) => dataset['card']));
  const corner = innerCorner(table);
  const target = centreOf((host.firstElementChild ?? host).getBoundingClientRect());
  const cards = [...table.querySelectorAll<SVGElement>('[data-zone] :is(.is-picked, .is-marked) [data-card]')];
  return cards
    .filter((card) => !shown.has(card.dataset['card']))
    .flatMap((card) => {
      const place = card.getBoundingClientRect();
      const copy = createGhost({ el: card, from: place }, corner);
      host.append(copy);
      const start = centreOf(place);
      const stop = `translate(${(target.x - start.x) * REACH}px, ${(target.y - start.y) * REACH}px)`;
      return [
        play(card, [{ opacity: 0.15 }, { opacity: 0.15 }]),
        play(copy, [
          { transform: 'none' },
          { transform: stop, offset: ARRIVAL },
          { transform: `${stop} rotate(3deg)`, offset: ARRIVAL + 0.06 },
          { transform: `${stop} rotate(-3deg)`, offset: ARRIVAL + 0.12 },
          { transform: stop, offset: ARRIVAL + 0.18 },
          { transform: stop, offset: DEPARTURE },
          { transform: 'none' },
        ]),
      ];
    });
}

/** The felt and the parts of the picture that no card brings along: they appear once the cards have arrived. */
function drawPicture(host: HTMLElement): readonly Animation[] {
  const animate = (selector: string, hidden: Keyframe, shown: Keyframe): readonly Animation[] =>
    [...host.querySelectorAll(selector)].map((part) =>
      play(part, [
        hidden,
        { ...hidden, offset: ARRIVAL },
        { ...shown, offset: DRAWN },
        { ...shown, offset: DEPARTURE },
        hidden,
      ]),
    );
  return [
    ...animate('.picture', { backgroundColor: 'transparent' }, {}),
    ...animate('.picture-made', { transform: 'scaleX(0)' }, { transform: 'none' }),
    ...animate('.picture :is(b, i, small, .picture-bar)', { opacity: 0 }, { opacity: 1 }),
    ...animate('.picture p:not(:has(svg))', { opacity: 0 }, { opacity: 1 }),
  ];
}

/** The panel keeps its empty sheet until the cards have arrived: one looks at the table first. */
function holdBack(panel: Element): readonly Animation[] {
  const backgroundColor = getComputedStyle(panel).getPropertyValue('--sheet');
  return [
    play(panel, [{ backgroundColor }, { backgroundColor, offset: ARRIVAL }, { offset: DRAWN }, {}]),
    ...[...panel.children].map((part) =>
      play(part, [{ opacity: 0 }, { opacity: 0, offset: ARRIVAL }, { opacity: 1, offset: DRAWN }, { opacity: 1 }]),
    ),
  ];
}

/** Width of what stays free around a picture, px, and the distance of the places that are tried. */
const [MARGIN, STEP] = [8, 12];

/** Moves a picture to free felt, or to where it covers least, as near to the middle as possible; returns what it covers. */
function moveToFelt(table: Element, picture: HTMLElement): number {
  picture.style.translate = '';
  const [sheet, box] = [table.getBoundingClientRect(), picture.getBoundingClientRect()];
  const taken = [
    ...table.querySelectorAll('[data-zone] :is(.card-face, .spot-place), :is(.zone-empty, .zone-label, .player)'),
  ].map((one) => one.getBoundingClientRect());
  const overlap = (start: number, size: number, from: number, to: number): number =>
    Math.max(0, Math.min(start + size + MARGIN, to) - Math.max(start - MARGIN, from));
  let best = { cost: Number.POSITIVE_INFINITY, covered: 0, x: box.left, y: box.top };
  for (let y = sheet.top + MARGIN; y + box.height < sheet.bottom - MARGIN; y += STEP) {
    for (let x = sheet.left + MARGIN; x + box.width < sheet.right - MARGIN; x += STEP) {
      const covered = taken.reduce(
        (sum, { left, right, top, bottom }) =>
          sum + overlap(x, box.width, left, right) * overlap(y, box.height, top, bottom),
        0,
      );
      const cost = covered + Math.hypot(x - box.left, y - box.top) / 1e4;
      if (cost < best.cost) best = { cost, covered, x, y };
    }
  }
  picture.style.translate = `${best.x - box.left}px ${best.y - box.top}px`;
  return best.covered;
}

/** Ends the refusal that is being shown. */
let endCurrent = (): void => undefined;

/**
 * Shows a refusal on the table nearest to the ruling: the cards of the try travel to what forbids it, stop there, and go
 * back. Any press ends it; with reduced motion nothing moves.
 * @param ruling element of the ruling
 * @param picture of the reason; without it the cards only start and are stopped
 */
export function stageRefusal(ruling: Element, game: Game, picture: Drawn | undefined): void {
  endCurrent();
  const table = nearestTable(ruling);
  if (!table || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const host = document.createElement('div');
  host.className = 'refusal';
  host.ariaHidden = 'true';
  if (picture) render(<Picture game={game} picture={picture} />, host);
  table.append(host);
  const drawn = host.querySelector<HTMLElement>('.picture');
  if (drawn && moveToFelt(table, drawn) > 0) {
    host.classList.add('is-small');
    moveToFelt(table, drawn);
  }
  const panel = ruling.closest('.ruling');
  const animations = [
    ...flyCards(host, findCards(table)),
    ...recoil(table, host),
    ...drawPicture(host),
    ...(panel ? holdBack(panel) : []),
  ];
  endCurrent = () => {
    for (const animation of animations) animation.cancel();
    render(null, host);
    host.remove();
    for (const press of ['pointerdown', 'keydown']) removeEventListener(press, endCurrent, true);
    endCurrent = () => undefined;
  };
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, endCurrent, true);
  Promise.all(animations.map(({ finished }) => finished)).then(endCurrent, () => undefined);
}
