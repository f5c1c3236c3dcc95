/** Whether a slash was pressed outside of text fields. */
const isShortcut = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === '/' &&
  !(altKey || ctrlKey || metaKey) &&
  !(target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]'));

/** Opens the search by link or shortcut, loading it then. If that fails, the link's page opens. */
export function connectSearch(link: HTMLAnchorElement): void {
  function openSearch(event: Event): void {
    event.preventDefault();
    import('./open.ts').then(({ openSearchSheet }) => openSearchSheet()).catch(() => location.assign(link.href));
  }
  addEventListener('keydown', (event) => {
    if (isShortcut(event)) openSearch(event);
  });
  link.addEventListener('click', (event) => {
    if (!(event.metaKey || event.ctrlKey || event.shiftKey)) openSearch(event);
  });
}
