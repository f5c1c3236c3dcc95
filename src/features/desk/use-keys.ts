import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';

const KEYS = 'button[data-key]';

function next(root: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(KEYS)];
  const at = all.indexOf(from);
  if (key === 'ArrowLeft') return all[at - 1];
  if (key === 'ArrowRight') return all[at + 1];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const here = from.getBoundingClientRect();
  const sign = key === 'ArrowDown' ? 1 : -1;
  const far = (button: HTMLElement): number => {
    const there = button.getBoundingClientRect();
    const dy = (there.top - here.top) * sign;
    return dy < here.height / 2 ? Number.POSITIVE_INFINITY : dy * 4 + Math.abs(there.left - here.left);
  };
  const best = all.toSorted((a, b) => far(a) - far(b))[0];
  return best && Number.isFinite(far(best)) ? best : undefined;
}

/** One stop of the Tab key for the whole pack; arrows go from card to card, as the lines happen to break. */
export function useKeys(root: RefObject<HTMLElement>, first: string | undefined) {
  const [tab, setTab] = useState(first);
  return {
    tab,
    onFocusIn: ({ target }: FocusEvent): void => {
      const code = (target as HTMLElement).dataset['key'];
      if (code !== undefined) setTab(code);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const to = root.current && next(root.current, event.target as HTMLElement, event.key);
      if (!to) return;
      event.preventDefault();
      to.focus();
    },
  };
}
