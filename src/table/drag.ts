import type { DropTarget, ItemRef } from '../game/zone.ts';
import './drag.css';

export type DropHandler = (thing: ItemRef, place: DropTarget) => void;

/**
 * Distance in pixels after which a press is a drag; a finger must first rest for `LONG_PRESS_MS`, so that pages scroll.
 */
const DRAG_DISTANCE = 6;
const LONG_PRESS_MS = 220;
const ITEM_BUTTON = 'button[data-item]';

/** The element of the zone around an element; null outside zones. */
function zoneOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-zone]') ?? null;
}

function itemRefOf(thing: HTMLElement): ItemRef {
  return { zone: zoneOf(thing)?.dataset['zone'] ?? '', item: thing.dataset['item'] ?? '' };
}

/** The item under a point of the window, else the zone there; null outside the table. */
function findTarget(root: Element, x: number, y: number): HTMLElement | null {
  const top = document.elementFromPoint(x, y);
  const zone = zoneOf(top);
  return zone && root.contains(zone) ? (top?.closest<HTMLElement>(ITEM_BUTTON) ?? zone) : null;
}

/** Items that are dragged together: the other picks of the zone too, if the pressed item is picked. */
function collectDragged(root: HTMLElement, thing: HTMLElement): readonly HTMLElement[] {
  const pickedButtons = [...root.querySelectorAll<HTMLElement>(`${ITEM_BUTTON}.is-picked`)];
  return pickedButtons.includes(thing) ? pickedButtons.filter((one) => zoneOf(one) === zoneOf(thing)) : [thing];
}

/** Copies of the dragged cards, which follow the pointer. */
function createGhost(things: readonly HTMLElement[], at: PointerEvent): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  for (const thing of things) {
    const cards = thing.querySelector('.spot-cards')?.cloneNode(true) as HTMLElement | undefined;
    if (!cards) continue;
    cards.style.width = `${thing.getBoundingClientRect().width}px`;
    ghost.append(cards);
  }
  document.body.append(ghost);
  moveGhost(ghost, at);
  return ghost;
}

function moveGhost(ghost: HTMLElement, { clientX, clientY }: PointerEvent): void {
  ghost.style.transform = `translate(${clientX}px, ${clientY}px)`;
}

function dropTargetOf(element: HTMLElement): DropTarget {
  const zone = zoneOf(element)?.dataset['zone'] ?? '';
  const item = element.dataset['item'];
  return item === undefined ? { zone } : { zone, item };
}

/**
 * Follows a press on an item. If it becomes a drag, `drop` receives the item and the place it was dropped on. Escape, a
 * second finger or leaving the window cancels it. A press that never leaves its item stays a click, even a slow or
 * unsteady one.
 */
export function trackDrag(root: HTMLElement, thing: HTMLElement, pressEvent: PointerEvent, drop: DropHandler): void {
  let ghost: HTMLElement | null = null;
  let metTarget: HTMLElement | null = null;
  let hasLeft = false;
  const abortController = new AbortController();
  const on = <K extends keyof WindowEventMap>(kind: K, handler: (event: WindowEventMap[K]) => void): void =>
    window.addEventListener(kind, handler, { passive: false, signal: abortController.signal });

  const begin = (at: PointerEvent): void => {
    ghost = createGhost(collectDragged(root, thing), at);
    root.classList.add('is-dragging');
  };
  const meet = (hoveredTarget: HTMLElement | null): void => {
    metTarget?.classList.remove('is-met');
    hoveredTarget?.classList.add('is-met');
    metTarget = hoveredTarget;
  };
  const end = (): void => {
    clearTimeout(longPressTimer);
    abortController.abort();
    meet(null);
    ghost?.remove();
    root.classList.remove('is-dragging');
  };
  const isTouch = pressEvent.pointerType === 'touch';
  const longPressTimer = isTouch ? setTimeout(() => begin(pressEvent), LONG_PRESS_MS) : undefined;

  on('pointermove', (event) => {
    if (event.pointerId !== pressEvent.pointerId) return;
    const isFar = Math.hypot(event.clientX - pressEvent.clientX, event.clientY - pressEvent.clientY) > DRAG_DISTANCE;
    if (!ghost && isFar && isTouch) return end();
    if (!ghost && isFar) begin(event);
    if (!ghost) return;
    moveGhost(ghost, event);
    const at = findTarget(root, event.clientX, event.clientY);
    hasLeft ||= at !== thing;
    meet(at === thing ? null : at);
  });
  on('pointerup', (event) => {
    if (event.pointerId !== pressEvent.pointerId) return;
    const at = ghost ? findTarget(root, event.clientX, event.clientY) : null;
    if (at === thing && !hasLeft) thing.click();
    if (ghost) swallowClick();
    end();
    if (!hasLeft || !at || at === thing) return;
    drop(itemRefOf(thing), dropTargetOf(at));
  });
  on('pointercancel', end);
  on('pointerdown', (event) => event !== pressEvent && end());
  on('keydown', (event) => event.key === 'Escape' && end());
  // During a drag the finger doesn't scroll the page or open a context menu.
  for (const kind of ['touchmove', 'contextmenu'] as const) on(kind, (event) => ghost && event.preventDefault());
}

/** Suppresses the click that browsers send at the end of a drag; after a long press they send none. */
function swallowClick(): void {
  const abortController = new AbortController();
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true, signal: abortController.signal });
  // The click of a finger comes later, unless it is cancelled here.
  window.addEventListener('touchend', swallow, {
    capture: true,
    passive: false,
    signal: abortController.signal,
  });
  setTimeout(() => abortController.abort());
}

/** The item under a primary press; null for other presses and elsewhere. */
export function findPressedItem({ target, button, isPrimary }: PointerEvent): HTMLElement | null {
  return button === 0 && isPrimary && target instanceof Element ? target.closest<HTMLElement>(ITEM_BUTTON) : null;
}
