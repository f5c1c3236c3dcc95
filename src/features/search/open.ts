import styles from './sheet.css?url';

/** The sheet’s styles, had once. No page lists them: a build that follows pages would leave them out. */
let dressed: Promise<unknown> | undefined;

function dress(): Promise<unknown> {
  const link = document.createElement('link');
  return new Promise((done, failed) => {
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = done;
    link.onerror = () => {
      // The next who wants it tries again.
      link.remove();
      dressed = undefined;
      failed(new Error(`${styles} doesn’t load`));
    };
    document.head.append(link);
  });
}

/** Opens the search over the page. Between the page and the search, so that pages need not list what it brings. */
export async function open(): Promise<void> {
  dressed ??= dress();
  const [{ openSheet }] = await Promise.all([import('./sheet.tsx'), dressed]);
  openSheet();
}
