import { lazyComponent } from '../../ui/lazy-component.tsx';
import { WORDS } from './words.ts';

const fetched = () => import('./beside.ts');

/** A table is set up once an evening, and most touches go to the sheet. */
export const Setup = lazyComponent(
  () => fetched().then(({ Setup }) => Setup),
  ({ lost }) => <p class="pad-wait">{lost ? WORDS.unreachable : WORDS.loading}</p>,
);
export const More = lazyComponent(
  () => fetched().then(({ More }) => More),
  () => null,
);
export const Chart = lazyComponent(
  () => fetched().then(({ Chart }) => Chart),
  () => null,
);
