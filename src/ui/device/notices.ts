import { atom } from 'nanostores';

/** A message about stored data. */
export interface Notice {
  readonly id: string;
  readonly says: string;
  /** Text of a backup, which can be saved as a file. */
  readonly text?: string;
  /** A button besides the one that dismisses the notice. */
  readonly action?: { readonly label: string; run(): void };
  /** Label of the button that dismisses it; default “OK”. */
  readonly dismissLabel?: string;
}

/** Notices of this page that aren't dismissed. */
export const $notices = atom<readonly Notice[]>([]);

const notifiedIds = new Set<string>();
const TOLD_PREFIX = 'fair-deal-told:';
const page = globalThis as { name?: unknown };

/**
 * Whether a notice was shown or dismissed in this visit. Stored in `window.name`, which survives navigation even where
 * storage is blocked.
 */
export const wasNotified = (id: string): boolean =>
  notifiedIds.has(id) || `${page.name}`.split(' ').includes(TOLD_PREFIX + id);

function remember(id: string): void {
  if (wasNotified(id)) return;
  notifiedIds.add(id);
  if (typeof window !== 'undefined') window.name = `${window.name} ${TOLD_PREFIX}${id}`.trim();
}

/** Returns the current notices without the one with this id. */
export const noticesExcept = (id: string): readonly Notice[] => $notices.get().filter((notice) => notice.id !== id);

/** Shows a notice once in a visit. */
export function notify(notice: Notice): void {
  if (wasNotified(notice.id)) return;
  remember(notice.id);
  $notices.set([...$notices.get(), notice]);
}

export function dismiss(id: string): void {
  remember(id);
  $notices.set(noticesExcept(id));
}
