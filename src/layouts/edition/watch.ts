import { address } from '../address.ts';
import type * as OfferModule from './offer.ts';

type Offers = typeof OfferModule;

/** Offers the edition that is waiting to be activated, and every later one. */
function offerNext({ offerEdition }: Offers, registration: ServiceWorkerRegistration, take: () => void): void {
  // Without a controller this is the first edition that the browser installs.
  const offer = (isNews: boolean): void => {
    if (registration.waiting && navigator.serviceWorker.controller) offerEdition(take, isNews);
  };
  const follow = (): void => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(true);
    });
  };
  registration.addEventListener('updatefound', follow);
  follow();
  offer(false);
}

/** Registers the service worker and watches for new editions. Without it the site works as usual, with a network. */
async function keepSite(offers: Offers, serviceWorker: ServiceWorkerContainer): Promise<void> {
  const root = address();
  let isTaken = false;
  let isFirst = !serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTaken) location.reload();
    else if (!isFirst) offers.offerReload();
    isFirst = false;
  });
  const registration = await serviceWorker.register(`${root}sw.js`, { scope: root, updateViaCache: 'none' });
  offerNext(offers, registration, () => {
    const { waiting } = registration;
    // Another tab has already activated the edition.
    if (!waiting) return location.reload();
    isTaken = true;
    waiting.postMessage('take');
  });
}

/** Watches for new editions, and for parts of this page that are gone because of one. */
export async function watchEdition(): Promise<void> {
  // Loaded now, because the site no longer has this module after two more editions.
  const offers = await import('./offer.ts');
  offers.watchOutdated();
  if ('serviceWorker' in navigator) await keepSite(offers, navigator.serviceWorker);
}
