import { h, render } from 'preact';
import { TryIsland } from '../../table/try/TryIsland.tsx';
import '../../table/try/touched.css';
import './live.css';
import { fetchTables } from './sent-tables.ts';

const ITEMS = ':scope > .zone-items > li:not(.zone-break)';

/** Where one can reach on a table: its things, zone by zone, and its other buttons by their words. */
interface DrawnTable {
  readonly root: HTMLElement;
  /** Zones of a drawing have no names: they lie in this order. */
  readonly drawn: readonly string[];
}

/** The button of a live table that stands where something of its drawing was touched; none where it can’t be. */
function findLiveButton(
  { root, drawn }: DrawnTable,
  touched: Element,
  live: HTMLElement,
): HTMLElement | null {
  const zone = touched.closest<HTMLElement>('.zone');
  const thing = touched.closest('li');
  if (!zone || !thing) {
    const words = touched.closest('button')?.textContent;
    return [...live.querySelectorAll('button')].find(({ textContent }) => textContent === words) ?? null;
  }
  const id = zone.dataset['zone'] ?? drawn[[...root.querySelectorAll('.zone')].indexOf(zone)];
  const there = [...live.querySelectorAll<HTMLElement>('.zone')].find(
    ({ dataset }) => dataset['zone'] === id,
  );
  const at = [...zone.querySelectorAll(ITEMS)].indexOf(thing);
  return there?.querySelectorAll(ITEMS)[at]?.querySelector('button') ?? null;
}

/**
 * A drawn table of the book comes alive where it stands, and what was reached for meanwhile is touched on it.
 * @param reached what was last reached for: asked once the table is there; no finger is down then
 * @throws Error where its position can't be had
 */
export async function activateTable(place: HTMLElement, reached: () => Promise<Element>): Promise<void> {
  const [chapter = '', id = ''] = (place.dataset['live'] ?? '').split('/');
  const rules = place.closest<HTMLElement>('[data-rules]')?.dataset['rules'];
  const { home, tables } = await fetchTables(`${rules}${chapter}/tables.json`);
  const table = tables[id];
  if (!table) throw new Error(`no table ${id}`);
  const live = document.createElement('div');
  live.className = 'try-place';
  const { drawn, plain, ...props } = table;
  render(h(TryIsland, { ...props, home }), live);
  const drawing: DrawnTable = { root: place, drawn };
  const touched = await reached();
  const button = touched === place ? null : findLiveButton(drawing, touched, live);
  const had = place.contains(document.activeElement) ? document.activeElement : null;
  const focus =
    had && (findLiveButton(drawing, had, live) ?? live.querySelector<HTMLElement>('.spot[tabindex="0"]'));
  delete place.dataset['live'];
  place.classList.remove('is-out-of-reach');
  place.classList.add('is-awake');
  place.classList.toggle('is-plain', plain);
  const before = place.querySelector('.try-live, .table-sheet, .reading-table');
  before?.replaceWith(live);
  // Where nothing was drawn it comes up under what was touched.
  if (before?.matches(':empty')) live.scrollIntoView({ block: 'nearest' });
  focus?.focus({ preventScroll: true });
  button?.click();
}
