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
  box.style.maxHeight = '';
  if (box.scrollHeight <= box.clientHeight + 1 || getComputedStyle(box).overflowY !== 'auto') return;
  const { top, bottom } = box.getBoundingClientRect();
  const cutTops = linesOf(box).flatMap((line) => (line.top < bottom && line.bottom > bottom ? [line.top] : []));
  if (cutTops.length > 0) box.style.maxHeight = `${Math.floor(Math.min(...cutTops) - top)}px`;
}

/** Lets a panel and its part that scrolls end between two lines of text, also when a picture is drawn later. */
export function useWholeLines(panel: RefObject<HTMLElement>, content: readonly unknown[]): void {
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const parts = [current, ...current.querySelectorAll<HTMLElement>('.ruling-heard, .ruling-more')];
    const refit = (): void => parts.forEach(endBetweenLines);
    refit();
    const watch = new ResizeObserver(() => requestAnimationFrame(refit));
    for (const part of [document.body, ...parts]) watch.observe(part);
    return () => watch.disconnect();
  }, content);
}
