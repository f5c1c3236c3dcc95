import { noteLastChapter } from '../progress/last-chapter.ts';

const textOf = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? '';

/** The law one has come to: the last that begins in the upper quarter of the window. */
function lawInSight(): string {
  const laws = [...document.querySelectorAll('.rule[id]')];
  return laws.findLast((law) => law.getBoundingClientRect().top < innerHeight / 4)?.id ?? '';
}

/** Notes the chapter of this page as the one that is being read, and once more when one goes, with the law one came to. */
export function noteReading(): void {
  const [, chapter] = /\/rules\/([^/]+)\/$/.exec(location.pathname) ?? [];
  const { game } = document.documentElement.dataset;
  if (chapter === undefined || game === undefined) return;
  const note = (): void => noteLastChapter({ game, chapter, title: textOf('h1'), law: lawInSight() });
  note();
  addEventListener('pagehide', note);
}
