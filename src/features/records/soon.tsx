import { later } from '../../ui/later.tsx';
import type { WriteProps } from './WriteTable.tsx';
import { WRITE } from './words.ts';

/** What shows a record comes when one is opened. */
export const Viewer = later(
  () => import('./beside.ts').then((there) => there.Viewer),
  () => null,
);

/** What writes a game down comes when somebody does. */
export const WriteTable = later<WriteProps>(
  () => import('./WriteTable.tsx').then((there) => there.WriteTable),
  ({ lost }) => <p class="records-wait">{lost ? WRITE.unreachable : WRITE.fetching}</p>,
);
