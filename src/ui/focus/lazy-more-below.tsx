import { lazyComponent } from '../lazy-component.tsx';

/** Fetched once the page is drawn. */
export const MoreBelow = lazyComponent<object>(
  () => import('./MoreBelow.tsx').then((module) => module.MoreBelow),
  () => null,
);
