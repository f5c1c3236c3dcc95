import { later } from '../../ui/later.tsx';
import { WORDS } from './words.ts';

const fetched = () => import('./beside.ts');

/** A table is set up once an evening, and most touches go to the sheet. */
export const Setup = later(
  () => fetched().then(({ Setup }) => Setup),
  ({ lost }) => <p class="pad-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>,
);
export const More = later(
  () => fetched().then(({ More }) => More),
  () => null,
);
export const Chart = later(
  () => fetched().then(({ Chart }) => Chart),
  () => null,
);
