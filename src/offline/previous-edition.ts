/* Keeps the scripts and styles of the previous edition: another tab may still run it when one tab takes the new
   edition, and load more of its parts. */

const PREVIOUS_CACHE = `before-${location.pathname}`;

/**
 * Copies files that only the previous edition has into a cache of their own.
 * @param cacheName the cache of all files
 * @param mine keys of this edition's files in that cache
 */
export async function keepPreviousFiles(cacheName: string, mine: ReadonlySet<string>): Promise<void> {
  await caches.delete(PREVIOUS_CACHE);
  const [all, before] = await Promise.all([caches.open(cacheName), caches.open(PREVIOUS_CACHE)]);
  const theirs = (await all.keys()).filter(({ url }) => !mine.has(url) && url.includes('/_astro/'));
  for (const request of theirs) {
    const file = await all.match(request);
    if (file) await before.put(request, file);
  }
}

export function readPreviousFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: PREVIOUS_CACHE });
}
