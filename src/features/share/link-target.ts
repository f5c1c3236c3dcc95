import { atom } from 'nanostores';
import type { LinkPage, LinkTarget } from './find-link-target.ts';

/** Where the last misplaced link or file opens; null if there is none. */
export const $linkTarget = atom<LinkTarget | null>(null);

/** Looks for the page where a text opens that failed here, and sets `$linkTarget`. */
export async function offerLinkTarget(text: string, game: string, here: LinkPage): Promise<void> {
  $linkTarget.set(null);
  try {
    const { findLinkTarget } = await import('./find-link-target.ts');
    $linkTarget.set(await findLinkTarget(text, game, here));
  } catch {
    // An unknown game, or a failed fetch: the page has already shown its own message.
  }
}
