import { h, render } from 'preact';
import { TryIsland } from '../../table/try/TryIsland.tsx';
import '../../table/try/touched.css';
import './live.css';
import { fetchTables } from './sent-tables.ts';

const ITEM_SELECTOR = ':scope > .zone-items > li:not(.zone-break)';

/** A drawn table: its items by zone, its buttons by their text. */
interface DrawnTable {
  readonly root: HTMLElement;
  /** Ids of the zones in document order, because the elements of a drawing have no ids. */
  readonly zoneIds: readonly string[];
}

/** Finds the button of the live table that corresponds to an element of the drawing; null if there is none. */
function findLiveButton({ root, zoneIds }: DrawnTable, touched: Element, live: HTMLElement): HTMLElement | null {
  const zone = touched.closest<HTMLElement>('.zone');
  const thing = touched.closest('li');
  if (!zone || !thing) {
    const words = touched.closest('button')?.textContent;
    return [...live.querySelectorAll('button')].find(({ textContent }) => textContent === words) ?? null;
  }
  const id = zone.dataset['zone'] ?? zoneIds[[...root.querySelectorAll('.zone')].indexOf(zone)];
  const liveZone = [...live.querySelectorAll<HTMLElement>('.zone')].find(({ dataset }) => dataset['zone'] === id);
  const at = [...zone.querySelectorAll(ITEM_SELECTOR)].indexOf(thing);
  return liveZone?.querySelectorAll(ITEM_SELECTOR)[at]?.querySelector('button') ?? null;
}

/**
 * Replaces a drawn table of the book by a live one, and repeats the last touch on it.
 * @param reached resolves to the element touched last, once no pointer is down
 * @throws Error if its position can't be fetched
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
  const drawing: DrawnTable = { root: place, zoneIds: drawn };
  const touched = await reached();
  const button = touched === place ? null : findLiveButton(drawing, touched, live);
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  const focus =
    focused && (findLiveButton(drawing, focused, live) ?? live.querySelector<HTMLElement>('.spot[tabindex="0"]'));
  delete place.dataset['live'];
  place.classList.remove('is-out-of-reach');
  place.classList.add('is-awake');
  place.classList.toggle('is-plain', plain);
  const replaced = place.querySelector('.try-live, .table-sheet, .reading-table');
  replaced?.replaceWith(live);
  // A table that wasn't drawn before appears below the button: scroll to it.
  if (replaced?.matches(':empty')) live.scrollIntoView({ block: 'nearest' });
  focus?.focus({ preventScroll: true });
  button?.click();
}
