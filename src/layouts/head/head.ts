import { connectSearch } from '../../features/search/search-shortcut.ts';
import { whenIdle } from '../../ui/idle.ts';

/* Runs on every page: the search shortcut, and idle tasks. */

/* Leaving a page before it has faded in rejects these promises, which is no error. Added before the first frame. */
for (const change of ['pageswap', 'pagereveal'] as const) {
  addEventListener(change, ({ viewTransition: fade }) => {
    if (fade) void Promise.allSettled([fade.ready, fade.updateCallbackDone, fade.finished]);
  });
}

// Forces the `@view-transition` rule to be read before the page is revealed.
void getComputedStyle(document.documentElement).color;

const way = document.querySelector<HTMLAnchorElement>('.search-open');
if (way) connectSearch(way);

whenIdle(() => import('./idle.ts'));
