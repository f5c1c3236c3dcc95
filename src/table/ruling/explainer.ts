import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Options } from '../../game/options.ts';
import type { DrawnCounts, Reasons } from '../../game/reasons.ts';
import type { explainRuling } from '../../referee/explanation.ts';
import type { findReadings } from '../../referee/setting-effects.ts';
import type { OtherTablesProps } from './OtherTables.tsx';
import type { PictureProps } from './Picture.tsx';
import type { stageRefusal } from './stage.tsx';

/** Explanations of a game's rulings and the code that draws them; loaded after the page. */
export interface Explainer {
  readonly reasons: Reasons<unknown>;
  readonly counts: DrawnCounts<Options>;
  readonly explainRuling: typeof explainRuling;
  readonly readingsOf: typeof findReadings;
  readonly Picture: FunctionComponent<PictureProps>;
  readonly OtherTables: FunctionComponent<OtherTablesProps>;
  readonly stageRefusal: typeof stageRefusal;
}

/** By game id. */
const explainers = new Map<string, Explainer>();

/** Loads the explanations of a game once; null if they can't be loaded. */
export async function fetchExplainer(game: string): Promise<Explainer | null> {
  const cachedExplainer = explainers.get(game);
  if (cachedExplainer) return cachedExplainer;
  const loadedParts = await import('./explainer-parts.ts')
    .then(async (parts) => [await parts.fetchReasons(game), parts] as const)
    .catch(() => null);
  // Two calls may have waited for the same load.
  if (loadedParts && !explainers.has(game)) {
    const [
      { REASONS: reasons, DRAWN_COUNTS: counts },
      { explainRuling, findReadings, linkPictureStyles, OtherTables, Picture, stageRefusal },
    ] = loadedParts;
    if (explainers.size === 0) linkPictureStyles();
    explainers.set(game, {
      reasons,
      counts,
      explainRuling,
      readingsOf: findReadings,
      OtherTables,
      Picture,
      stageRefusal,
    });
  }
  return explainers.get(game) ?? null;
}

/** Explanations of a game; null until they are loaded. */
export function useExplainer(game: string): Explainer | null {
  // Only triggers a render: after a change of `game`, the stored value would belong to the previous game.
  const [, setThere] = useState<Explainer | null>(null);
  useEffect(() => void fetchExplainer(game).then(setThere), [game]);
  return explainers.get(game) ?? null;
}
