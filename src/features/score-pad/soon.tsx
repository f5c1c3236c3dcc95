import { later } from '../../ui/later.tsx';
import { WORDS } from './words.ts';

/** A table is set up once an evening, and most touches go to the sheet. */
export const Setup = later(
  () => import('./Setup.tsx').then(({ Setup }) => Setup),
  ({ lost }) => <p class="pad-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>,
);
export const More = later(
  () => import('./More.tsx').then(({ More }) => More),
  () => null,
);
export const Chart = later(
  () => import('./Chart.tsx').then(({ Chart }) => Chart),
  () => null,
);
