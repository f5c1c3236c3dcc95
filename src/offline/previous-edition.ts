/*
 * Scripts and styles of the edition before, by their hashed names. Whoever takes a new edition in one tab may have a
 * game open in another: it goes on as it was, and what it sends for later must still be there.
 */

const PREVIOUS_CACHE = `before-${location.pathname}`;

/**
 * Sets aside what the edition before has alone.
 * @param cacheName where all files are
 * @param mine what this edition has, by the names in the cache
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

/** A file of the edition before. */
export function readPreviousFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: PREVIOUS_CACHE });
}
