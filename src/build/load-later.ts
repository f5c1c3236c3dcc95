/** What was asked for and is under way or there, by file. */
const requested = new Map<string, Promise<unknown>>();

const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** Scripts are only sent for, all at once, since their import waits for them; a style must be there before. */
function fetchFor(file: string): Promise<unknown> {
  const href = base + file;
  // A page has its styles in sheets, and they say which are in them.
  if (document.querySelector(`[data-has~="${file}"]`)) return Promise.resolve();
  const isStyle = file.endsWith('.css');
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      // The next who wants it tries again.
      link.remove();
      requested.delete(file);
      reject(new Error(`${href} doesn’t load`));
    };
    document.head.append(link);
    if (!isStyle) resolve(undefined);
  });
}

/**
 * Loads a module on demand, with the files it needs; in a worker, which has no page to put them in, the module
 * alone. In the build it stands for Vite's own, which is longer and can't do without a page.
 */
export function loadLater<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const wanted = typeof document === 'undefined' ? [] : files;
  const ways = wanted.map((file) => {
    const way = requested.get(file) ?? fetchFor(file);
    requested.set(file, way);
    return way;
  });
  return Promise.all(ways).then(load);
}
