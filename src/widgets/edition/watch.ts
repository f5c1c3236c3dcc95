import { address } from '../../layouts/address.ts';

/**
 * Keeps the site for when there is no network, and hears of new editions. What can’t be kept costs nothing: the
 * site is fetched as ever.
 */
export async function watchEdition(): Promise<void> {
  const { serviceWorker } = navigator;
  const root = address();
  const registration = await serviceWorker.register(`${root}sw.js`, { scope: root, updateViaCache: 'none' });
  const offer = async (worker: ServiceWorker): Promise<void> => {
    const { offerEdition } = await import('./offer.ts');
    offerEdition(worker);
  };
  // Without one before it, it is no new edition but the first.
  if (registration.waiting && serviceWorker.controller) await offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) void offer(worker);
    });
  });
}
