import { atom } from 'nanostores';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Reasons } from '../../game/reasons.ts';
import type { readingsOf } from '../../referee/elsewhere.ts';
import type { toldInFull } from '../../referee/told-in-full.ts';
import { fetchReasons } from '../../stores/game.ts';
import type { PictureProps } from './Picture.tsx';

/** What a game says and draws of a try, and how it is drawn: nothing one needs before something was tried. */
export interface Reasoned {
  readonly reasons: Reasons<unknown>;
  readonly toldInFull: typeof toldInFull;
  readonly readingsOf: typeof readingsOf;
  readonly Picture: FunctionComponent<PictureProps>;
}

/** Of the one game a page is about. */
const $reasoned = atom<Reasoned | null>(null);

/** Fetches them, once a page. Where they can't be had a ruling does without. */
export async function fetchReasoned(game: string): Promise<Reasoned | null> {
  const here = $reasoned.get();
  if (here) return here;
  const all = await Promise.all([fetchReasons(game), import('./in-full.ts')]).catch(() => null);
  // Two may have waited for the same.
  if (all && !$reasoned.get()) {
    const [reasons, { wearPictures, ...inFull }] = all;
    wearPictures();
    $reasoned.set({ reasons, ...inFull });
  }
  return $reasoned.get();
}

/** The reasons of this page’s game as soon as they are there. */
export function useReasoned(game: string): Reasoned | null {
  const [there, setThere] = useState($reasoned.get());
  useEffect(() => void fetchReasoned(game).then(setThere), [game]);
  return there;
}
