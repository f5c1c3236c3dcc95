import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Reasons } from '../../game/reasons.ts';
import type { readingsOf } from '../../referee/elsewhere.ts';
import type { toldInFull } from '../../referee/told-in-full.ts';
import type { PictureProps } from './Picture.tsx';

/** What a game says and draws of a try, and how it is drawn: nothing one needs before something was tried. */
export interface Reasoned {
  readonly reasons: Reasons<unknown>;
  readonly toldInFull: typeof toldInFull;
  readonly readingsOf: typeof readingsOf;
  readonly Picture: FunctionComponent<PictureProps>;
}

/** Of each game a page is about: of most pages there is one. */
const reasoned = new Map<string, Reasoned>();

/** Fetches them, once a page and game. Where they can't be had a ruling does without. */
export async function fetchReasoned(game: string): Promise<Reasoned | null> {
  const here = reasoned.get(game);
  if (here) return here;
  const all = await import('./in-full.ts')
    .then(async (there) => [await there.fetchReasons(game), there] as const)
    .catch(() => null);
  // Two may have waited for the same.
  if (all && !reasoned.has(game)) {
    const [reasons, { toldInFull, readingsOf, Picture, wearPictures }] = all;
    wearPictures();
    reasoned.set(game, { reasons, toldInFull, readingsOf, Picture });
  }
  return reasoned.get(game) ?? null;
}

/** The reasons of a game as soon as they are there. */
export function useReasoned(game: string): Reasoned | null {
  const [, setThere] = useState<Reasoned | null>(null);
  useEffect(() => void fetchReasoned(game).then(setThere), [game]);
  return reasoned.get(game) ?? null;
}
