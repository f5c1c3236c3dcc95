import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { keepPreviousFiles, readPreviousFile } from './previous-edition.ts';

type WorkerLifecycleEvent = Parameters<PrecacheController['install']>[0];

/** What a service worker can do that a page can’t: its own types clash with a page’s. */
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: WorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hears: (event: WorkerLifecycleEvent) => void): void;
  addEventListener(type: 'message', hears: () => void): void;
  addEventListener(type: 'fetch', hears: (event: WorkerFetchEvent) => void): void;
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

/** Every file of this edition, put in when the site is built: the address and, after a #, what tells it from another edition’s. */
const files = '__FILES__'.split(' ').map((file) => {
  const [url = '', revision = null] = file.split('#');
  return { url, revision };
});

const controller = new PrecacheController();
controller.addToCacheList(files);

// An edition is fetched whole before it can be taken; what it shares with the one before is not fetched again.
worker.addEventListener('install', (event) => controller.install(event));

worker.addEventListener('activate', (event) => {
  const mine = new Set(controller.getURLsToCacheKeys().values());
  event.waitUntil(
    keepPreviousFiles(controller.strategy.cacheName, mine)
      .then(() => controller.activate(event))
      // The first edition serves the page that brought it, too: what it sends for later is there.
      .then(() => worker.clients.claim()),
  );
});

// A new edition waits until a page says to take it, which is all a page ever says, or until none of the old is open.
worker.addEventListener('message', () => void worker.skipWaiting());

/** What brought it about waits for all of it already. */
const INSTALL = { type: 'install', waitUntil: () => undefined } as unknown as WorkerLifecycleEvent;

/**
 * Fetches what was deleted from the cache, as a browser or a cleaner may do: a page was asked for and wasn’t there.
 * Where the site is another edition by now, that one is fetched instead, as a whole.
 */
async function refill({ registration }: WorkerScope): Promise<void> {
  await registration.update();
  // Workbox fills its cache at an install only.
  if (!registration.installing && !registration.waiting) await controller.install(INSTALL);
}

/** A page that is asked for without its last slash, or that there is none of: all others have been answered. */
async function withoutNetwork({ pathname }: URL): Promise<Response> {
  if (controller.getCacheKeyForURL(`${pathname}/`) !== undefined) return Response.redirect(`${pathname}/`);
  return (await controller.matchPrecache('404.html')) ?? Response.error();
}

async function answer(event: WorkerFetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  // What stands behind a question mark is for the page to read.
  const kept = await controller.matchPrecache(url.origin + url.pathname);
  // Where another tab took a new edition, the pages of the old one still find their parts.
  const file = kept ?? (await readPreviousFile(request));
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
