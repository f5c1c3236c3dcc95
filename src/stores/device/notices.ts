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
  readonly later?: string;
}

/** What is said on this page and not yet put away. */
export const $notices = atom<readonly Notice[]>([]);

const here = new Set<string>();
const MARK = 'fair-deal-told:';

/**
 * Whether it was said before in this visit. Remembered in the name of the window, which goes along from page to
 * page: where nothing may be kept, that is the only place left.
 */
function saidBefore(id: string): boolean {
  const page = globalThis as { name?: unknown };
  const before = typeof page.name === 'string' ? page.name : '';
  if (here.has(id) || before.split(' ').includes(MARK + id)) return true;
  here.add(id);
  if (typeof window !== 'undefined') window.name = `${before} ${MARK}${id}`.trim();
  return false;
}

/** Says something, once a visit. */
export function tell(notice: Notice): void {
  if (!saidBefore(notice.id)) $notices.set([...$notices.get(), notice]);
}

export function putAway(id: string): void {
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}
