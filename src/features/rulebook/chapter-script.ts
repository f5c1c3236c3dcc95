/* The script of every chapter. Tables become interactive, and the rest is loaded, on first use. */

import { tableKey } from '../house-rules/index.ts';

/** Whether a key is stored on this device; false if storage can't be read. */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

// Scripts that only some pages need.
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

// Boxes of house rules show the settings of the player's own table, if any are stored.
const boxes = [...document.querySelectorAll<HTMLElement>('[data-house]')];
if (boxes.some(({ dataset }) => isStored(tableKey(dataset['game'] ?? ''))))
  void fetchPageChunk().then(
    ({ showOurTable }) => showOurTable(document),
    () => undefined,
  );

/** A link into a folded chapter of the whole book opens it. */
function unfoldTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const chapter = target?.closest<HTMLDetailsElement>('details.chapter:not([open])');
  if (!target || !chapter) return;
  chapter.open = true;
  target.scrollIntoView();
}
addEventListener('hashchange', unfoldTarget);
unfoldTarget();

/** The list of chapters covers the page, so it closes when a link in it is clicked. */
addEventListener('click', ({ target }) =>
  (target as Element).closest('#contents a')?.closest<HTMLElement>('#contents')?.hidePopover(),
);

addEventListener('click', ({ target }) => {
  const law = (target as Element).closest('[data-send]')?.closest('.rule');
  if (law)
    fetchTouchChunk()
      .then(({ sendLaw }) => sendLaw(law))
      .catch(() => undefined);
});

/** Scrolling counts as reading: the chapter is stored, so that the home page can link back to it. */
addEventListener(
  'scroll',
  () => {
    fetchPageChunk()
      .then(({ noteReading }) => noteReading())
      .catch(() => undefined);
  },
  { once: true },
);

/** The element touched last on each table that is loading. */
const lastTouched = new Map<HTMLElement, Element>();

/** Resolves once no pointer is down: a pressed button must still exist when it is released. */
let pointerUp = Promise.resolve();
addEventListener('pointerdown', () => {
  pointerUp = new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(resolve), { once: true });
  });
});

/** The table of an element, unless the element is a link. */
function findLiveTable(target: Element): HTMLElement | null {
  return target.closest('a, summary') ? null : target.closest('[data-live]');
}

async function activate(table: HTMLElement, target: Element): Promise<void> {
  const isFirst = !lastTouched.has(table);
  lastTouched.set(table, target);
  if (!isFirst) return;
  try {
    const { activateTable } = await fetchTouchChunk();
    await activateTable(table, () => pointerUp.then(() => lastTouched.get(table) ?? table));
  } catch {
    // The message is part of the style sheet, so it can be shown offline.
    table.classList.add('is-out-of-reach');
  }
  lastTouched.delete(table);
}

addEventListener('click', ({ target }) => {
  const table = findLiveTable(target as Element);
  if (table) void activate(table, target as Element);
});
// Keyboard focus activates a table with buttons; focus by pointer is followed by a click, handled above.
addEventListener('focusin', ({ target }) => {
  const table = (target as Element).closest<HTMLElement>('.try[data-live]');
  if (table && (target as Element).matches(':focus-visible')) void activate(table, table);
});
