import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Reasons } from '../../game/reasons.ts';
import type { explainRuling } from '../../referee/explanation.ts';
import type { findReadings } from '../../referee/setting-effects.ts';
import type { PictureProps } from './Picture.tsx';

/** What a game says and draws of a try, and how it is drawn: nothing one needs before something was tried. */
export interface Explainer {
  readonly reasons: Reasons<unknown>;
  readonly toldInFull: typeof explainRuling;
  readonly readingsOf: typeof findReadings;
  readonly Picture: FunctionComponent<PictureProps>;
}

/** By game: most pages are about a single one. */
const explainers = new Map<string, Explainer>();

/** Fetches them, once a game. Where they can't be had a ruling does without. */
export async function fetchExplainer(game: string): Promise<Explainer | null> {
  const here = explainers.get(game);
  if (here) return here;
  const all = await import('./explainer-parts.ts')
    .then(async (there) => [await there.fetchReasons(game), there] as const)
    .catch(() => null);
  // Two may have waited for the same.
  if (all && !explainers.has(game)) {
    const [reasons, { explainRuling, findReadings, Picture, linkPictureStyles }] = all;
    if (explainers.size === 0) linkPictureStyles();
    explainers.set(game, { reasons, toldInFull: explainRuling, readingsOf: findReadings, Picture });
  }
  return explainers.get(game) ?? null;
}

/** The reasons of a game as soon as they are there. */
export function useExplainer(game: string): Explainer | null {
  // Of another game there was a moment ago it says nothing.
  const [, setThere] = useState<Explainer | null>(null);
  useEffect(() => void fetchExplainer(game).then(setThere), [game]);
  return explainers.get(game) ?? null;
}
