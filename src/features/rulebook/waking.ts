/* All the script a chapter is read with: a table of the book wakes when somebody reaches for it. */

import { tableKey } from '../house-rules/table-key.ts';

/** Whether something is kept on this device under a name; false where nothing can be known. */
function isThere(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

// What some pages of the book have: they send for its script, and no chapter comes with it.
const sent = () => import('./later.ts');
const touched = () => import('./touched.ts');

const slips = document.querySelector<HTMLFormElement>('[data-slips]');
if (slips)
  void sent().then(
    ({ tendSlips }) => tendSlips(slips),
    () => undefined,
  );

const presets = document.querySelector<HTMLElement>('[data-presets]');
presets?.addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-preset]');
  if (pressed)
    void sent().then(
      ({ playLike }) => playLike(presets, pressed),
      () => undefined,
    );
});

// Boxes of house rules say how one’s own table plays; who has none reads what everybody reads.
const boxes = [...document.querySelectorAll<HTMLElement>('[data-house]')];
if (boxes.some(({ dataset }) => isThere(tableKey(dataset['game'] ?? ''))))
  void sent().then(
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
    touched()
      .then(({ sendLaw }) => sendLaw(law))
      .catch(() => undefined);
});

/** Whoever scrolls is reading: the home page leads back here. */
addEventListener(
  'scroll',
  () => {
    sent()
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
function tableOf(target: Element): HTMLElement | null {
  return target.closest('a, summary') ? null : target.closest('[data-live]');
}

async function reach(table: HTMLElement, target: Element): Promise<void> {
  const wakes = !reached.has(table);
  reached.set(table, target);
  if (!wakes) return;
  try {
    const { wake } = await touched();
    await wake(table, () => released.then(() => reached.get(table) ?? table));
  } catch {
    // Styles have the words: where nothing can be had, they are there.
    table.classList.add('is-out-of-reach');
  }
  reached.delete(table);
}

addEventListener('click', ({ target }) => {
  const table = tableOf(target as Element);
  if (table) void reach(table, target as Element);
});
// A table with buttons is walked by keyboard; a pointer that focuses something clicks it next.
addEventListener('focusin', ({ target }) => {
  const table = (target as Element).closest<HTMLElement>('.try[data-live]');
  if (table && (target as Element).matches(':focus-visible')) void reach(table, table);
});
