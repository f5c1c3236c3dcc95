import { atom } from 'nanostores';
import type { LinkPage, Way } from './find-stray.ts';

/** The way to where the last link or file belongs that couldn’t be opened here; null where there is none. */
export const $stray = atom<Way | null>(null);

/** Looks for where a text belongs that couldn’t be opened at a page of a game, and offers the way there. */
export async function lookForStray(text: string, game: string, here: LinkPage): Promise<void> {
  $stray.set(null);
  try {
    const { findStray } = await import('./find-stray.ts');
    $stray.set(await findStray(text, game, here));
  } catch {
    // A game that isn’t here, or can’t be fetched: what is wrong was said.
  }
}
