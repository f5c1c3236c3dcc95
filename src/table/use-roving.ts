import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

type Tabs = Readonly<Record<string, string>>;

interface Roving {
  /** Item last focused, by zone. */
  readonly tabs: Tabs;
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const ITEM_BUTTONS = 'button[data-item]';

function buttons(container: Element): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(ITEM_BUTTONS)];
}

function zoneOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-zone]');
}

/** The nearest button above or below, in another line or zone; undefined at the edge. */
function findVertically(all: readonly HTMLElement[], from: Element, isDown: boolean): HTMLElement | undefined {
  const fromRect = from.getBoundingClientRect();
  let nearest: HTMLElement | undefined;
  let smallestDistance = Number.POSITIVE_INFINITY;
  for (const button of all) {
    const rect = button.getBoundingClientRect();
    const dy = (rect.top - fromRect.top) * (isDown ? 1 : -1);
    const distance = dy * 4 + Math.abs(rect.left - fromRect.left);
    if (dy > fromRect.height / 2 && distance < smallestDistance) [nearest, smallestDistance] = [button, distance];
  }
  return nearest;
}

/**
 * The button that an arrow key, Home or End leads to; undefined for other keys and at an edge.
 * @param line the buttons of the line that `from` is in
 * @param all the buttons of all lines
 */
export function findByArrow(
  line: readonly HTMLElement[],
  all: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') return findVertically(all, from, key === 'ArrowDown');
  const at = line.indexOf(from);
  if (key === 'Home') return line[0];
  if (key === 'End') return line.at(-1);
  if (key === 'ArrowLeft') return line[at - 1];
  return key === 'ArrowRight' ? line[at + 1] : undefined;
}

/**
 * One Tab stop for each zone; arrows, Home and End move within and between zones. When a focused card leaves, its
 * neighbour gets the focus.
 */
export function useRoving(root: RefObject<HTMLElement>): Roving {
  const [tabs, setTabs] = useState<Tabs>({});
  const lastFocus = useRef<{ readonly zone: string; readonly at: number } | null>(null);
  const table = root.current;
  // Read during render, before removed cards lose the focus.
  const hadFocus = table?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (!hadFocus || !lastFocus.current || root.current?.contains(document.activeElement)) return;
    const { zone, at } = lastFocus.current;
    const lastZone = root.current?.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
    const line = buttons(lastZone ?? (root.current as HTMLElement));
    // A card that was only reordered by sorting loses the focus too, and gets it back.
    const sameButton = line.find((button) => button.dataset['item'] === tabs[zone]);
    const nextButton = sameButton ?? line[at] ?? line.at(-1) ?? buttons(root.current as HTMLElement)[0];
    nextButton?.focus({ preventScroll: true });
  });
  return {
    tabs,
    onFocusIn({ target: focused }) {
      if (!(focused instanceof HTMLElement)) return;
      const zone = zoneOf(focused);
      const item = focused.dataset['item'];
      const id = zone?.dataset['zone'];
      if (!zone || item === undefined || id === undefined) return;
      lastFocus.current = { zone: id, at: buttons(zone).indexOf(focused) };
      setTabs((oldTabs) => (oldTabs[id] === item ? oldTabs : { ...oldTabs, [id]: item }));
    },
    onKeyDown(event) {
      const from = event.target;
      if (!root.current || !(from instanceof HTMLElement) || !from.matches(ITEM_BUTTONS)) return;
      const zone = zoneOf(from);
      const to = zone && findByArrow(buttons(zone), buttons(root.current), from, event.key);
      if (!to) return;
      event.preventDefault();
      to.focus();
    },
  };
}
