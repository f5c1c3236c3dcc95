import { lazyComponent } from '../../ui/lazy-component.tsx';
import '../../ui/count/lines.css';
import type { DailyEndProps } from './DailyEnd.tsx';
import type { PuzzleResultProps } from './PuzzleResult.tsx';

/** Loaded once the first table is drawn. */
export const PuzzleResult = lazyComponent<PuzzleResultProps>(
  () => import('./PuzzleResult.tsx').then((module) => module.PuzzleResult),
  () => null,
);

export const DailyEnd = lazyComponent<DailyEndProps>(
  () => import('./DailyEnd.tsx').then((module) => module.DailyEnd),
  () => null,
);

/** Preloads both views; a view that fails to load is requested again when it is shown. */
export function fetchLazyViews(): void {
  for (const part of [PuzzleResult, DailyEnd]) part.fetch().catch(() => undefined);
}
