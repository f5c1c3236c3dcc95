/* Keeps the scripts and styles of the previous edition: another tab may still run it when one tab takes the new
   edition, and load more of its parts. */

const PREVIOUS_CACHE = `before-${location.pathname}`;

/**
 * Copies files that only the previous edition has into a separate cache.
 * @param cacheName the cache of all files
 * @param currentKeys keys of this edition's files in that cache
 */
export async function keepPreviousFiles(cacheName: string, currentKeys: ReadonlySet<string>): Promise<void> {
  await caches.delete(PREVIOUS_CACHE);
  const [currentCache, previousCache] = await Promise.all([caches.open(cacheName), caches.open(PREVIOUS_CACHE)]);
  const previousRequests = (await currentCache.keys()).filter(
    ({ url }) => !currentKeys.has(url) && url.includes('/_astro/'),
  );
  for (const request of previousRequests) {
    const file = await currentCache.match(request);
    if (file) await previousCache.put(request, file);
  }
}

/** Returns a file of the previous edition; undefined if it has none at this address. */
export function readPreviousFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: PREVIOUS_CACHE });
}
