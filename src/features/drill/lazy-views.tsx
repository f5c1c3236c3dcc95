import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { DrillEndProps } from './DrillEnd.tsx';
import type { DrillVerdictProps } from './DrillVerdict.tsx';

const fetchChunk = () => import('./view-chunk.ts');

export const DrillVerdict = lazyComponent<DrillVerdictProps>(
  () => fetchChunk().then((module) => module.DrillVerdict),
  () => null,
);

export const DrillEnd = lazyComponent<DrillEndProps>(
  () => fetchChunk().then((module) => module.DrillEnd),
  () => null,
);
