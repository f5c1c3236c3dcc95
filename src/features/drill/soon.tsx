import { later } from '../../ui/later.tsx';
import type { DrillEndProps } from './DrillEnd.tsx';
import type { DrillSaidProps } from './Said.tsx';

/** What comes of an answer: fetched once the first table is drawn. */
export const Said = later<DrillSaidProps>(
  () => import('./Said.tsx').then((there) => there.Said),
  () => null,
);

/** How it went. */
export const DrillEnd = later<DrillEndProps>(
  () => import('./DrillEnd.tsx').then((there) => there.DrillEnd),
  () => null,
);
