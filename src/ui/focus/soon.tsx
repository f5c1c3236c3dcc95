import { later } from '../later.tsx';

/** The way to what lies below an edge, fetched once the page is drawn: before that nothing was answered. */
export const Below = later<object>(
  () => import('./Below.tsx').then((there) => there.Below),
  () => null,
);
