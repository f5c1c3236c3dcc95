import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { findByArrow } from '../../table/use-roving.ts';

const buttonsIn = (area: Element): readonly HTMLButtonElement[] =>
  [...area.querySelectorAll('button')].filter((button) => !button.hidden);

function setStop(buttons: readonly HTMLElement[], stop: Element | undefined): void {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
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
  useLayoutEffect(() => {
    const area = root.current;
    if (!area) return;
    for (const line of area.matches(lineSelector) ? [area] : area.querySelectorAll(lineSelector)) {
      const buttons = buttonsIn(line);
      const find = (attribute: string): HTMLElement | undefined => buttons.find((one) => one.matches(attribute));
      setStop(buttons, find('[tabindex="0"]') ?? find('[aria-pressed="true"]') ?? buttons[0]);
    }
  });
  useEffect(() => {
    const area = root.current;
    if (!area) return;
    area.addEventListener('focusin', ({ target }) => {
      const line = target instanceof Element && target.closest(lineSelector);
      if (line) setStop(buttonsIn(line), target);
    });
    area.addEventListener('keydown', (event) => {
      const from = event.target;
      const line = from instanceof HTMLElement && from.closest(lineSelector);
      if (!line || event.ctrlKey || event.metaKey || event.altKey) return;
      const named = findByName(area, event.key);
      const target = named ?? findByArrow(buttonsIn(line), buttonsIn(area), from, event.key);
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      target.focus();
      named?.click();
    });
  }, [root]);
}
