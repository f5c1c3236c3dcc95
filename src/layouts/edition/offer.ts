import { $notices, type Notice, noticesExcept, wasNotified } from '../../ui/device/notices.ts';
import { hasSiteChanged } from '../../ui/device/site-change.ts';
import { showNotices } from '../../ui/notice/notice.ts';
import '../../ui/notice/notice.css';

/** Pages without a place for notices get one. */
function makePlace(): void {
  if (document.querySelector('[data-notices]')) return;
  const place = document.createElement('div');
  place.className = 'notices';
  place.dataset['notices'] = '';
  document.body.append(place);
  showNotices(place);
}

const ID = 'edition';

/**
 * Replaces the notice about editions; it stays on every page of a visit until it is dismissed.
 * @param isNews shown even if an earlier one was dismissed
 */
function postNotice(notice: Pick<Notice, 'says' | 'action'>, isNews: boolean): void {
  if (!isNews && wasNotified(ID)) return;
  makePlace();
  $notices.set([...noticesExcept(ID), { ...notice, id: ID, dismissLabel: 'Later' }]);
}

const reload = (): void => location.reload();

/**
 * Offers a new edition, which the reader may take at any time.
 * @param take activates the newest edition
 * @param isNews it arrived while this page was open
 */
export function offerEdition(take: () => void, isNews: boolean): void {
  const says = 'A new version is ready. Your games are safe.';
  postNotice({ says, action: { label: 'Update now', run: take } }, isNews);
}

/** Says that another tab took a new edition; this page keeps its own until a reload. */
export function offerReload(): void {
  postNotice(
    { says: 'The new version is open in another tab.', action: { label: 'Reload', run: reload } },
    true,
  );
}

/** Shows a notice when a part of this page can’t be fetched because the site has changed. */
export function watchOutdated(): void {
  const says = 'The site has been updated. Reload this page to continue. Your games are safe.';
  // Parts loaded later are linked first; the error event of a link doesn't bubble, hence `capture`.
  const hears = async ({ target }: Event): Promise<void> => {
    if (target instanceof HTMLLinkElement && (await hasSiteChanged()))
      postNotice({ says, action: { label: 'Reload', run: reload } }, true);
  };
  addEventListener('error', (event) => void hears(event), { capture: true });
}
