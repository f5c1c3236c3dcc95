import { atom } from 'nanostores';

/** Something to know about what is kept on this device. */
export interface Notice {
  readonly id: string;
  readonly says: string;
  /** What was set aside, for whoever wants to take it along. */
  readonly text?: string;
  /** What can be done about it. */
  readonly act?: { readonly label: string; does(): void };
  /** What puts it away, unless it is “Fine”. */
  readonly dismissLabel?: string;
}

/** What is said on this page and not yet put away. */
export const $notices = atom<readonly Notice[]>([]);

const here = new Set<string>();
const MARK = 'fair-deal-told:';
const page = globalThis as { name?: unknown };

/**
 * Whether it was told before in this visit, or put away. Remembered in the name of the window, which goes along from
 * page to page: where nothing may be kept, that is the only place left.
 */
export const wasNotified = (id: string): boolean =>
  here.has(id) || `${page.name}`.split(' ').includes(MARK + id);

function remember(id: string): void {
  if (wasNotified(id)) return;
  here.add(id);
  if (typeof window !== 'undefined') window.name = `${window.name} ${MARK}${id}`.trim();
}

/** What is said but for that. */
export const noticesExcept = (id: string): readonly Notice[] =>
  $notices.get().filter((notice) => notice.id !== id);

/** Says something, once a visit. */
export function notify(notice: Notice): void {
  if (wasNotified(notice.id)) return;
  remember(notice.id);
  $notices.set([...$notices.get(), notice]);
}

export function dismiss(id: string): void {
  remember(id);
  $notices.set(noticesExcept(id));
}
