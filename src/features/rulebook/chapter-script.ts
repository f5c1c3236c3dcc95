/* All the script a chapter is read with: a table of the book wakes when somebody reaches for it. */

import { tableKey } from '../house-rules/table-key.ts';

/** Whether something is kept on this device under a name; false where nothing can be known. */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

// What some pages of the book have: they send for its script, and no chapter comes with it.
const fetchPageChunk = () => import('./page-chunk.ts');
const fetchTouchChunk = () => import('./touch-chunk.ts');

const slips = document.querySelector<HTMLFormElement>('[data-slips]');
if (slips)
  void fetchPageChunk().then(
    ({ connectSlipsForm }) => connectSlipsForm(slips),
    () => undefined,
  );

const presets = document.querySelector<HTMLElement>('[data-presets]');
presets?.addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-preset]');
  if (pressed)
    void fetchPageChunk().then(
      ({ applyPreset }) => applyPreset(presets, pressed),
      () => undefined,
    );
});

// Boxes of house rules say how one’s own table plays; who has none reads what everybody reads.
const boxes = [...document.querySelectorAll<HTMLElement>('[data-house]')];
if (boxes.some(({ dataset }) => isStored(tableKey(dataset['game'] ?? ''))))
  void fetchPageChunk().then(
    ({ showOurTable }) => showOurTable(document),
    () => undefined,
  );

/** What lists the chapters lies over the page: it makes way for the law that was chosen. */
addEventListener('click', ({ target }) =>
  (target as Element).closest('#contents a')?.closest<HTMLElement>('#contents')?.hidePopover(),
);

/** A law is sent on from where it stands. */
addEventListener('click', ({ target }) => {
  const law = (target as Element).closest('[data-send]')?.closest('.rule');
  if (law)
    fetchTouchChunk()
      .then(({ sendLaw }) => sendLaw(law))
      .catch(() => undefined);
});

/** Whoever scrolls is reading: the home page leads back here. */
addEventListener(
  'scroll',
  () => {
    fetchPageChunk()
      .then(({ noteReading }) => noteReading())
      .catch(() => undefined);
  },
  { once: true },
);

/** What was reached for last on a table that is waking: an element of it. */
const reached = new Map<HTMLElement, Element>();

/** Until no finger and no button is down: what is pressed must be there when it is let go. */
let released = Promise.resolve();
addEventListener('pointerdown', () => {
  released = new Promise((done) => {
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => setTimeout(done), { once: true });
  });
});

/** The table that something belongs to, unless it is a way to somewhere else. */
function findLiveTable(target: Element): HTMLElement | null {
  return target.closest('a, summary') ? null : target.closest('[data-live]');
}

async function activate(table: HTMLElement, target: Element): Promise<void> {
  const isFirst = !reached.has(table);
  reached.set(table, target);
  if (!isFirst) return;
  try {
    const { activateTable } = await fetchTouchChunk();
    await activateTable(table, () => released.then(() => reached.get(table) ?? table));
  } catch {
    // Styles have the words: where nothing can be had, they are there.
    table.classList.add('is-out-of-reach');
  }
  reached.delete(table);
}

addEventListener('click', ({ target }) => {
  const table = findLiveTable(target as Element);
  if (table) void activate(table, target as Element);
});
// A table with buttons is walked by keyboard; a pointer that focuses something clicks it next.
addEventListener('focusin', ({ target }) => {
  const table = (target as Element).closest<HTMLElement>('.try[data-live]');
  if (table && (target as Element).matches(':focus-visible')) void activate(table, table);
});
