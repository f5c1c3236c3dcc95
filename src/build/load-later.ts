/** Downloads that have started or finished, by file. */
const requested = new Map<string, Promise<unknown>>();

/** Downloads a file unless the page has it. Imports wait for their scripts, which are only preloaded, not for styles. */
function startLoad(file: string): Promise<unknown> {
  const href = import.meta.env.BASE_URL + file;
  // Styles are bundled into sheets, whose `data-has` lists them.
  if (document.querySelector(`[data-has~="${file}"],[href="${href}"]`)) return Promise.resolve();
  const isStyle = file.endsWith('.css');
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.href = href;
    link.onload = resolve;
    link.onerror = () => {
      // Forgotten, so that the next call downloads the file again.
      link.remove();
      requested.delete(file);
      reject(new Error(`${href} doesn’t load`));
    };
    document.head.append(link);
    if (!isStyle) resolve(undefined);
  });
}

/**
 * Loads a module on demand, with its files; in a worker, which has no document, the module alone. Replaces Vite's
 * preload helper in the build, which is longer and needs a document.
 */
export function loadLater<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const neededFiles = typeof document === 'undefined' ? [] : files;
  const downloads = neededFiles.map((file) => {
    const download = requested.get(file) ?? startLoad(file);
    requested.set(file, download);
    return download;
  });
  return Promise.all(downloads).then(load);
}
