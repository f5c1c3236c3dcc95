import { $notices, type Notice, noticesExcept, wasNotified } from '../../ui/device/notices.ts';
import { hasSiteChanged } from '../../ui/device/site-change.ts';
import { showNotices } from '../../ui/notice/notice.ts';
import '../../ui/notice/notice.css';
import { WORDS } from './words.ts';

/** Adds a container for notices to pages that have none. */
function makePlace(): void {
  if (document.querySelector('[data-notices]')) return;
  const place = document.createElement('div');
  place.className = 'notices';
  place.dataset['notices'] = '';
  document.body.append(place);
  showNotices(place);
}

const OFFER_ID = 'edition';

/**
 * Replaces the notice about editions; it stays on every page of a visit until it is dismissed.
 * @param isNews shown even if an earlier one was dismissed
 */
function postNotice(notice: Pick<Notice, 'says' | 'action'>, isNews: boolean): void {
  if (!isNews && wasNotified(OFFER_ID)) return;
  makePlace();
  $notices.set([...noticesExcept(OFFER_ID), { ...notice, id: OFFER_ID, dismissLabel: WORDS.later }]);
}

const reload = (): void => location.reload();

/**
 * Offers a new edition, which the reader may take at any time.
 * @param take activates the newest edition
 * @param isNews it arrived while this page was open
 */
export function offerEdition(take: () => void, isNews: boolean): void {
  postNotice({ says: WORDS.ready, action: { label: WORDS.update, run: take } }, isNews);
}

/** Tells the user that another tab has activated a new edition; a reload of this page loads it. */
export function offerReload(): void {
  postNotice({ says: WORDS.inOtherTab, action: { label: WORDS.reload, run: reload } }, true);
}

/** Shows a notice when a part of this page can't be fetched because the site has changed. */
export function watchOutdated(): void {
  // Parts loaded later are linked first; the error event of a link doesn't bubble, hence `capture`.
  const handleError = async ({ target }: Event): Promise<void> => {
    if (target instanceof HTMLLinkElement && (await hasSiteChanged()))
      postNotice({ says: WORDS.updated, action: { label: WORDS.reload, run: reload } }, true);
  };
  addEventListener('error', (event) => void handleError(event), { capture: true });
}
