import { noteLastChapter } from '../progress/index.ts';

const textOf = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';

/** Anchor of the last law that begins in the upper quarter of the window. */
function lawInSight(): string {
  const laws = [...document.querySelectorAll('.rule[id]')];
  return laws.findLast((law) => law.getBoundingClientRect().top < innerHeight / 4)?.id ?? '';
}

/** Stores the chapter of this page as the last one read: now, and with the law in view on leaving it. */
export function noteReading(): void {
  const [, chapter] = /\/rules\/([^/]+)\/$/.exec(location.pathname) ?? [];
  const { game } = document.documentElement.dataset;
  if (chapter === undefined || game === undefined) return;
  const note = (): void => noteLastChapter({ game, chapter, title: textOf('h1'), law: lawInSight() });
  note();
  addEventListener('pagehide', note);
}
