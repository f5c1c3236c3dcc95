import { atom } from 'nanostores';
import type { LinkPage, LinkTarget } from './find-link-target.ts';

/** The page that opens the last link or file that came to the wrong page; null if there is none. */
export const $linkTarget = atom<LinkTarget | null>(null);

/** Looks for the page that can open a text which the current page can't, and sets `$linkTarget`. */
export async function offerLinkTarget(text: string, game: string, currentPage: LinkPage): Promise<void> {
  $linkTarget.set(null);
  try {
    const { findLinkTarget } = await import('./find-link-target.ts');
    $linkTarget.set(await findLinkTarget(text, game, currentPage));
  } catch {
    // An unknown game, or a failed fetch: the page has already shown its own message.
  }
}
