import { tell } from '../../stores/device/notices.ts';
import { showNotices } from '../notice/notice.ts';
import '../notice/notice.css';

/** Pages to read have nothing to say but this. */
function makePlace(): void {
  if (document.querySelector('[data-notices]')) return;
  const place = document.createElement('div');
  place.className = 'notices';
  place.dataset['notices'] = '';
  document.body.append(place);
  showNotices(place);
}

/**
 * Says that there is a new edition, and leaves it to whoever reads when to take it. Pages in other tabs go on as they
 * are, and are told.
 */
export function offerEdition(worker: ServiceWorker): void {
  makePlace();
  let taken = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (taken) return location.reload();
    const act = { label: 'Load it', does: () => location.reload() };
    tell({ id: 'edition-elsewhere', says: 'The new edition is open in another tab.', act, later: 'Later' });
  });
  const act = {
    label: 'Take it now',
    does() {
      taken = true;
      worker.postMessage('take');
    },
  };
  tell({
    id: 'edition',
    says: 'A new edition is here. What you have begun stays as it is.',
    act,
    later: 'Later',
  });
}
