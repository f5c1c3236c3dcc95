/** A slash that is no part of what somebody types. */
const isShortcut = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === '/' &&
  !(altKey || ctrlKey || metaKey) &&
  !(target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]'));

/** Hears who reaches for the search, and sends for it then. Where it can’t be had, its page can. */
export function connectSearch(way: HTMLAnchorElement): void {
  function open(event: Event): void {
    event.preventDefault();
    import('./open.ts')
      .then(({ openSearchSheet }) => openSearchSheet())
      .catch(() => location.assign(way.href));
  }
  addEventListener('keydown', (event) => {
    if (isShortcut(event)) open(event);
  });
  way.addEventListener('click', (event) => {
    if (!(event.metaKey || event.ctrlKey || event.shiftKey)) open(event);
  });
}
