import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** The lines of text in an element, from top to bottom. */
function linesOf(root: Element): readonly DOMRect[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: DOMRect[] = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    lines.push(...range.getClientRects());
  }
  return lines.filter(({ width }) => width > 1);
}

/** Lowers the bottom edge of a box that scrolls to the first line that it would cut in half. */
function endBetweenLines(box: HTMLElement): void {
  if (box.scrollHeight <= box.clientHeight + 1 || getComputedStyle(box).overflowY !== 'auto') return;
  const { top, bottom } = box.getBoundingClientRect();
  const lines = linesOf(box);
  let edge = bottom;
  for (let cut: DOMRect | undefined; ; edge = cut.top) {
    cut = lines.find((line) => line.top < edge && line.bottom > edge);
    if (!cut) break;
  }
  if (edge < bottom) box.style.maxHeight = `${Math.floor(edge - top)}px`;
}

const CONTENT_CHANGES = { childList: true, characterData: true, subtree: true, attributeFilter: ['class'] };

/** Lets the ruling in a dock, and its part that scrolls, end between two lines of text. */
export function useWholeLines(dock: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const { current } = dock;
    if (!current) return;
    const refit = (): void => {
      const boxes = current.querySelectorAll<HTMLElement>('.ruling, .ruling-heard');
      for (const box of boxes) box.style.maxHeight = '';
      for (const box of boxes) endBetweenLines(box);
    };
    refit();
    const watch = new MutationObserver(refit);
    watch.observe(current, CONTENT_CHANGES);
    addEventListener('resize', refit);
    return () => {
      watch.disconnect();
      removeEventListener('resize', refit);
    };
  }, []);
}
