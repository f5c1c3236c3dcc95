import { findTally, type PlayTally, type Stats } from './stats/stats.ts';
import { $stats } from './stats/stats-store.ts';

const tenths = (n: number): string => String(Math.round(10 * Math.abs(n)) / 10);
const signed = (n: number): string => `${n > 0.05 ? '+' : n < -0.05 ? '−' : ''}${tenths(n)}`;
const perGame = (n: number, gameCount: number): string => (gameCount === 0 ? '–' : signed(n / gameCount));

/** Formats each cell of a table from a tally. */
export const CELL_FORMATS: Readonly<Record<string, (tally: PlayTally) => string>> = {
  games: ({ games }) => String(games),
  won: ({ won }) => tenths(won),
  points: ({ points, games }) => perGame(points, games),
  luck: ({ luck, reviewed }) => perGame(luck, reviewed),
  play: ({ cost, reviewed }) => perGame(-cost, reviewed),
  kept: ({ kept }) => String(kept),
  missed: ({ missed }) => String(missed),
  caught: ({ caught }) => String(caught),
  passed: ({ passed }) => String(passed),
  wrongly: ({ wrongly }) => String(wrongly),
};

function fillIn(box: HTMLElement, stats: Stats): void {
  const game = box.dataset['played'] ?? '';
  let hasAny = false;
  for (const place of box.querySelectorAll<HTMLElement>('[data-cell]')) {
    const { strength = '', cell = '' } = place.dataset;
    const tally = findTally(stats, { game, strength });
    hasAny ||= tally !== null;
    place.textContent = (tally && CELL_FORMATS[cell]?.(tally)) ?? '–';
  }
  for (const some of box.querySelectorAll<HTMLElement>('[data-played-some]')) some.hidden = !hasAny;
  for (const none of box.querySelectorAll<HTMLElement>('[data-played-none]')) none.hidden = hasAny;
}

/** Fills in every table of play statistics. */
export function showPlayStats(root: ParentNode): void {
  for (const box of root.querySelectorAll<HTMLElement>('[data-played]'))
    $stats.subscribe((stats) => fillIn(box, stats));
}
