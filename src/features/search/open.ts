import styles from './sheet.css?url';

/** The sheet’s styles, had once. No page lists them: a build that follows pages would leave them out. */
let stylesLoaded: Promise<unknown> | undefined;

function loadStyles(): Promise<unknown> {
  const link = document.createElement('link');
  return new Promise((done, failed) => {
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = done;
    link.onerror = () => {
      // The next who wants it tries again.
      link.remove();
      stylesLoaded = undefined;
      failed(new Error(`${styles} doesn’t load`));
    };
    document.head.append(link);
  });
}

/** Opens the search over the page. Between the page and the search, so that pages need not list what it brings. */
export async function openSearchSheet(): Promise<void> {
  stylesLoaded ??= loadStyles();
  const [{ openSheet }] = await Promise.all([import('./sheet.tsx'), stylesLoaded]);
  openSheet();
}
