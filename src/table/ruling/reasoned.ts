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

/** By game: most pages are about a single one. */
const known = new Map<string, Reasoned>();

/** Fetches them, once a game. Where they can't be had a ruling does without. */
export async function fetchReasoned(game: string): Promise<Reasoned | null> {
  const here = known.get(game);
  if (here) return here;
  const all = await import('./in-full.ts')
    .then(async (there) => [await there.fetchReasons(game), there] as const)
    .catch(() => null);
  // Two may have waited for the same.
  if (all && !known.has(game)) {
    const [reasons, { toldInFull, readingsOf, Picture, wearPictures }] = all;
    if (known.size === 0) wearPictures();
    known.set(game, { reasons, toldInFull, readingsOf, Picture });
  }
  return known.get(game) ?? null;
}

/** The reasons of a game as soon as they are there. */
export function useReasoned(game: string): Reasoned | null {
  // Of another game there was a moment ago it says nothing.
  const [, setThere] = useState<Reasoned | null>(null);
  useEffect(() => void fetchReasoned(game).then(setThere), [game]);
  return known.get(game) ?? null;
}
