import { whenIdle } from '../edition/idle.ts';
import { hearSearch } from '../search/reach.ts';

/* What every page does, whatever it shows: it hears who searches, and keeps the site for when there is no network. */

const way = document.querySelector<HTMLAnchorElement>('.search-open');
if (way) hearSearch(way);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenIdle(() => import('../edition/watch.ts').then(({ watchEdition }) => watchEdition()));
}
