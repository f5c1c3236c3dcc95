import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { DrillEndProps } from './DrillEnd.tsx';
import type { DrillSaidProps } from './Said.tsx';

const fetched = () => import('./beside.ts');

/** What comes of an answer. */
export const Said = lazyComponent<DrillSaidProps>(
  () => fetched().then((there) => there.Said),
  () => null,
);

/** How it went. */
export const DrillEnd = lazyComponent<DrillEndProps>(
  () => fetched().then((there) => there.DrillEnd),
  () => null,
);
