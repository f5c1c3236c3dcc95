import { PrecacheController } from 'workbox-precaching/PrecacheController.js';

/* Keeps the scripts and styles of the previous edition: another tab may still run it when one tab takes the new
   edition, and load more of its parts. */

const PREVIOUS_CACHE = `before-${location.pathname}`;

/**
 * Copies files that only the previous edition has into a separate cache.
 * @param cacheName the cache of all files
 * @param currentKeys keys of this edition's files in that cache
 */
async function keepPreviousFiles(cacheName: string, currentKeys: ReadonlySet<string>): Promise<void> {
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
function readPreviousFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: PREVIOUS_CACHE });
}

type WorkerLifecycleEvent = Parameters<PrecacheController['install']>[0];

/** The global scope of a service worker; TypeScript's own types for it clash with those of a page. */
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: WorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerLifecycleEvent) => void): void;
  addEventListener(type: 'message', listener: () => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}

interface WorkerRegistration {
  readonly installing: object | null;
  readonly waiting: object | null;
  update(): Promise<unknown>;
}

interface WorkerFetchEvent {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as WorkerScope;

/** Every file of this edition, filled in by the build: the address and, after a #, its content hash. */
const files = '__FILES__'.split(' ').map((file) => {
  const [url = '', revision = null] = file.split('#');
  return { url, revision };
});

const controller = new PrecacheController();
controller.addToCacheList(files);

// An edition is installed completely before it can be activated; unchanged files aren't fetched again.
worker.addEventListener('install', (event) => controller.install(event));

worker.addEventListener('activate', (event) => {
  const currentKeys = new Set(controller.getURLsToCacheKeys().values());
  event.waitUntil(
    keepPreviousFiles(controller.strategy.cacheName, currentKeys)
      .then(() => controller.activate(event))
      // The first edition also serves the page that registered it, and what that page loads later.
      .then(() => worker.clients.claim()),
  );
});

// A new edition waits for this message, the only one pages send, or until no page of the old edition is open.
worker.addEventListener('message', () => void worker.skipWaiting());

/** `waitUntil` does nothing: the fetch event already waits. */
const INSTALL_EVENT = { type: 'install', waitUntil: () => undefined } as unknown as WorkerLifecycleEvent;

/**
 * Fetches files that are missing from the cache, as after a cleanup by the browser: a page was requested and not found.
 * If the site has a new edition by now, that edition is installed instead.
 */
async function refill({ registration }: WorkerScope): Promise<void> {
  await registration.update();
  // Workbox fills its cache only in an install event.
  if (!registration.installing && !registration.waiting) await controller.install(INSTALL_EVENT);
}

/** A page without its last slash is redirected; others are not found. */
async function withoutNetwork({ pathname }: URL): Promise<Response> {
  if (controller.getCacheKeyForURL(`${pathname}/`) !== undefined) return Response.redirect(`${pathname}/`);
  return (await controller.matchPrecache('404.html')) ?? Response.error();
}

async function answer(event: WorkerFetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  // The query is left out: only the page's script reads it.
  const cachedFile = await controller.matchPrecache(url.origin + url.pathname);
  // Pages of the previous edition still get their files after another tab took the new one.
  const file = cachedFile ?? (await readPreviousFile(request));
  if (file) return file;
  const isPage = request.mode === 'navigate';
  if (isPage) event.waitUntil(refill(worker));
  try {
    return await fetch(request);
  } catch (error) {
    if (isPage) return withoutNetwork(url);
    throw error;
  }
}

worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(location.origin)) event.respondWith(answer(event));
});
