import { lazyComponent } from '../lazy-component.tsx';

/** The button is loaded after the page is drawn. */
export const MoreBelow = lazyComponent<object>(
  () => import('./MoreBelow.tsx').then((module) => module.MoreBelow),
  () => null,
);
