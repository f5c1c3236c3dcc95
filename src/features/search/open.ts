import styles from './sheet.css?url';

/** The sheet's styles, loaded once. No page lists them, so the build includes them by URL. */
let stylesLoaded: Promise<unknown> | undefined;

function loadStyles(): Promise<unknown> {
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = resolve;
    link.onerror = () => {
      // The next call tries again.
      link.remove();
      stylesLoaded = undefined;
      reject(new Error(`${styles} doesn’t load`));
    };
    document.head.append(link);
  });
}

/** Opens the search over the page. A separate module, so that pages don't list the styles of the search. */
export async function openSearchSheet(): Promise<void> {
  stylesLoaded ??= loadStyles();
  const [{ openSheet }] = await Promise.all([import('./sheet.tsx'), stylesLoaded]);
  openSheet();
}
