import { lazyComponent } from '../../ui/lazy-component.tsx';
import '../../ui/count/lines.css';
import type { DailyEndProps } from './DailyEnd.tsx';
import type { PuzzleResultProps } from './PuzzleResult.tsx';

/** What comes of an answer: fetched once the first table is drawn. */
export const PuzzleResult = lazyComponent<PuzzleResultProps>(
  () => import('./PuzzleResult.tsx').then((there) => there.PuzzleResult),
  () => null,
);

/** How it went. */
export const DailyEnd = lazyComponent<DailyEndProps>(
  () => import('./DailyEnd.tsx').then((there) => there.DailyEnd),
  () => null,
);

/** All of it, at hand before it is needed; what can’t be had is asked for again when it is. */
export function fetchLazyViews(): void {
  for (const part of [PuzzleResult, DailyEnd]) part.fetch().catch(() => undefined);
}
