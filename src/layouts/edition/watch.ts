import { address } from '../address.ts';
import type * as OfferModule from './offer.ts';

type Offers = typeof OfferModule;

/** Offers an edition that is waiting, and later ones. */
function offerNext(
  { offerEdition }: Offers,
  registration: ServiceWorkerRegistration,
  take: () => void,
): void {
  // Without a controller it is the first edition.
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
  let taken = false;
  let isFirst = !serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (taken) location.reload();
    else if (!isFirst) offers.offerReload();
    isFirst = false;
  });
  const registration = await serviceWorker.register(`${root}sw.js`, { scope: root, updateViaCache: 'none' });
  offerNext(offers, registration, () => {
    const { waiting } = registration;
    // Another tab has taken it.
    if (!waiting) return location.reload();
    taken = true;
    waiting.postMessage('take');
  });
}

/** Watches for new editions, and for parts of this page that are gone because of one. */
export async function watchEdition(): Promise<void> {
  // Fetched now: after two more editions it is gone.
  const offers = await import('./offer.ts');
  offers.watchOutdated();
  if ('serviceWorker' in navigator) await keepSite(offers, navigator.serviceWorker);
}
