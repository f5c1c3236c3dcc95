import type { Page } from '@playwright/test';

/** Selectors of live regions. */
export const LIVE_REGIONS =
  '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output';

/** Records what a screen reader would say: an atomic region's whole text, another's additions. */
function recordAnnouncements(live: string): void {
  const announcements: string[] = [];
  const words = (node: Node): string =>
    (node.textContent ?? '')
      .replace(/\uFE0E/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const isAtomic = (region: Element): boolean =>
    (region.getAttribute('aria-atomic') ?? String(!region.matches('[role="log"], :not([role], output)'))) === 'true';
  new MutationObserver((records) => {
    const changedNodes = new Set<Node>();
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'childList' ? addedNodes : [target]) {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest(live);
        if (region) changedNodes.add(isAtomic(region) ? region : node);
        else if (node instanceof Element) for (const inner of node.querySelectorAll(live)) changedNodes.add(inner);
      }
    }
    for (const node of changedNodes) if (node.isConnected && words(node) !== '') announcements.push(words(node));
  }).observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { heard: announcements });
}

/** Listens on every page opened from now on. */
export const startListening = (page: Page): Promise<unknown> => page.addInitScript(recordAnnouncements, LIVE_REGIONS);

/** All messages so far, in order. */
export const announcementsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Counts a sentence in some lines. */
export const countSentence = (lines: readonly string[], sentence: string): number =>
  lines.reduce((sum, line) => sum + line.split(sentence).length - 1, 0);
