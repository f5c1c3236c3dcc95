import { address } from '../address.ts';
import type * as OfferModule from './offer.ts';

type Offers = typeof OfferModule;

/** Offers the editions of a registration that came, and those to come. */
function offerNext(
  { offerEdition }: Offers,
  registration: ServiceWorkerRegistration,
  take: () => void,
): void {
  // Without one before it, it is no new edition but the first.
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

/**
 * Keeps the site for when there is no network, and hears of new editions. What can’t be kept costs nothing: the
 * site is fetched as ever.
 */
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
    // Another tab took it meanwhile.
    if (!waiting) return location.reload();
    taken = true;
    waiting.postMessage('take');
  });
}

/** Hears of new editions, and of parts of this page that are gone because of one. */
export async function watchEdition(): Promise<void> {
  // Fetched while it is there: after two more editions it is nowhere.
  const offers = await import('./offer.ts');
  offers.watchOutdated();
  if ('serviceWorker' in navigator) await keepSite(offers, navigator.serviceWorker);
}
