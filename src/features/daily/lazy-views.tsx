import type { VNode } from 'preact';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import '../../ui/count/lines.css';
import { WORDS } from './words.ts';

const fetchChunk = () => import('./view-chunk.ts');

/** As high as the controls. */
const waitingControls = ({ failed }: { readonly failed: boolean }): VNode => (
  <div class="focus-ways exercise-says">
    <button type="button" class="button" disabled>
      {failed ? WORDS.unreachable : '…'}
    </button>
  </div>
);

/** The components of `view-chunk.ts`. */
export const PointsAnswer = lazyComponent(() => fetchChunk().then((module) => module.PointsAnswer), waitingControls);
export const SelectionButton = lazyComponent(
  () => fetchChunk().then((module) => module.SelectionButton),
  waitingControls,
);
export const PuzzleResult = lazyComponent(
  () => fetchChunk().then((module) => module.PuzzleResult),
  () => null,
);
export const DailyEnd = lazyComponent(
  () => fetchChunk().then((module) => module.DailyEnd),
  () => null,
);

/** Preloads the chunk; a view that fails to load is requested again when it is shown. */
export const fetchLazyViews = (): Promise<unknown> =>
  Promise.allSettled([PointsAnswer, SelectionButton, PuzzleResult, DailyEnd].map((part) => part.fetch()));
