import { atom } from 'nanostores';
import type { LinkPage, LinkTarget } from './find-link-target.ts';

/** The way to where the last link or file belongs that couldn’t be opened here; null where there is none. */
export const $linkTarget = atom<LinkTarget | null>(null);

/** Looks for where a text belongs that couldn’t be opened at a page of a game, and offers the way there. */
export async function offerLinkTarget(text: string, game: string, here: LinkPage): Promise<void> {
  $linkTarget.set(null);
  try {
    const { findLinkTarget } = await import('./find-link-target.ts');
    $linkTarget.set(await findLinkTarget(text, game, here));
  } catch {
    // A game that isn’t here, or can’t be fetched: what is wrong was said.
  }
}
