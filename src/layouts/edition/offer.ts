import { $notices, type Notice, noticesExcept, wasNotified } from '../../ui/device/notices.ts';
import { hasSiteChanged } from '../../ui/device/site-change.ts';
import { showNotices } from '../../ui/notice/notice.ts';
import '../../ui/notice/notice.css';

/** Pages to read have nothing to say but this. */
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
 * A page has one notice about editions at a time, the latest, and every page of a visit has it until it is put off.
 * @param isNews it is said even after an earlier one was put off
 */
function postNotice(notice: Pick<Notice, 'says' | 'act'>, isNews: boolean): void {
  if (!isNews && wasNotified(ID)) return;
  makePlace();
  $notices.set([...noticesExcept(ID), { ...notice, id: ID, dismissLabel: 'Later' }]);
}

const reload = (): void => location.reload();

/**
 * Says that there is a new edition, and leaves it to the reader when to take it.
 * @param take takes the newest edition at the time of the press
 * @param isNews it came while this page was open
 */
export function offerEdition(take: () => void, isNews: boolean): void {
  const says = 'A new edition is here. What you have begun stays as it is.';
  postNotice({ says, act: { label: 'Take it now', does: take } }, isNews);
}

/** Says that another tab took a new edition. This page goes on as it is until it is loaded again. */
export function offerReload(): void {
  postNotice(
    { says: 'The new edition is open in another tab.', act: { label: 'Load it', does: reload } },
    true,
  );
}

/** Says so when a part of this page can’t be fetched because the site has changed. */
export function watchOutdated(): void {
  const says = 'The site has changed: reload this page to go on. What you have begun stays as it is.';
  // What a page loads later it links first; such an error goes no further than its link.
  const hears = async ({ target }: Event): Promise<void> => {
    if (target instanceof HTMLLinkElement && (await hasSiteChanged()))
      postNotice({ says, act: { label: 'Reload', does: reload } }, true);
  };
  addEventListener('error', (event) => void hears(event), { capture: true });
}
