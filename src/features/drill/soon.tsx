import { later } from '../../ui/later.tsx';
import type { EndProps } from './DrillEnd.tsx';
import type { SaidProps } from './Said.tsx';

/** What comes of an answer: fetched once the first table is drawn. */
export const Said = later<SaidProps>(
  () => import('./Said.tsx').then((there) => there.Said),
  () => null,
);

/** How it went. */
export const DrillEnd = later<EndProps>(
  () => import('./DrillEnd.tsx').then((there) => there.DrillEnd),
  () => null,
);
