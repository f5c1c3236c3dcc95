import { lazyComponent } from '../lazy-component.tsx';

/** The way to what lies below an edge, fetched once the page is drawn: before that nothing was answered. */
export const MoreBelow = lazyComponent<object>(
  () => import('./MoreBelow.tsx').then((there) => there.MoreBelow),
  () => null,
);
