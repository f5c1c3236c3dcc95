import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const buttonsIn = (area: Element): readonly HTMLButtonElement[] =>
  [...area.querySelectorAll('button')].filter((button) => !button.hidden);

/** The nearest button in a line above or below; undefined at the edge. */
function findVertically(root: Element, from: Element, isDown: boolean): HTMLElement | undefined {
  const { top, left, height } = from.getBoundingClientRect();
  const distances = buttonsIn(root).flatMap((button) => {
    const rect = button.getBoundingClientRect();
    const dy = (rect.top - top) * (isDown ? 1 : -1);
    return dy > height / 2 ? [{ button, distance: dy * 4 + Math.abs(rect.left - left) }] : [];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.button;
}

/** The button that an arrow key, Home or End leads to; undefined for other keys and at an edge. */
function findTarget(root: Element, line: Element, from: HTMLButtonElement, key: string): HTMLElement | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') return findVertically(root, from, key === 'ArrowDown');
  const buttons = buttonsIn(line);
  const at = buttons.indexOf(from);
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  if (key === 'ArrowLeft') return buttons[at - 1];
  return key === 'ArrowRight' ? buttons[at + 1] : undefined;
}

/** The button with this letter or digit: a rank (0 is ten) or a suit. */
function findByName(root: Element, key: string): HTMLElement | undefined {
  const name = key === '0' ? '10' : key.toUpperCase();
  return buttonsIn(root).find(
    (button) => button.dataset['suit'] === name || button.querySelector('.key-index')?.textContent?.trim() === name,
  );
}

/**
 * One Tab stop for each line of buttons; arrows, Home and End move within and between lines, and a letter or digit
 * presses its key.
 * @param lineSelector matches the lines, perhaps the root itself
 */
export function useTabStops(root: RefObject<HTMLElement>, lineSelector: string): void {
  const lastFocused = useRef(new Set<Element>());
  const setStops = (): void => {
    const area = root.current;
    if (!area) return;
    for (const line of area.matches(lineSelector) ? [area] : area.querySelectorAll(lineSelector)) {
      const buttons = buttonsIn(line);
      const isPressed = (button: Element): boolean => button.getAttribute('aria-pressed') === 'true';
      const stop = buttons.find((one) => lastFocused.current.has(one)) ?? buttons.find(isPressed) ?? buttons[0];
      for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
    }
  };
  useLayoutEffect(setStops);
  useEffect(() => {
    const area = root.current;
    const onFocus = ({ target }: FocusEvent): void => {
      const line = target instanceof Element && target.closest(lineSelector);
      if (!line) return;
      for (const button of buttonsIn(line)) lastFocused.current.delete(button);
      lastFocused.current.add(target);
      setStops();
    };
    const onKey = (event: KeyboardEvent): void => {
      const from = event.target;
      const line = from instanceof HTMLButtonElement && from.closest(lineSelector);
      if (!area || !line || event.ctrlKey || event.metaKey || event.altKey) return;
      const named = findByName(area, event.key);
      const target = named ?? findTarget(area, line, from, event.key);
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      target.focus();
      named?.click();
    };
    area?.addEventListener('focusin', onFocus);
    area?.addEventListener('keydown', onKey);
    return () => {
      area?.removeEventListener('focusin', onFocus);
      area?.removeEventListener('keydown', onKey);
    };
  }, [root]);
}
