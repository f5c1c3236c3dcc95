import './trusted-types.ts';
import { connectSearch } from '../../features/search/search-shortcut.ts';
import { whenIdle } from '../../ui/tasks.ts';

/* Runs on every page: the search shortcut, and idle tasks. */

/* Leaving a page before it has faded in rejects these promises, which is no error. Added before the first frame. */
for (const change of ['pageswap', 'pagereveal'] as const) {
  addEventListener(change, ({ viewTransition: transition }) => {
    if (transition) void Promise.allSettled([transition.ready, transition.updateCallbackDone, transition.finished]);
  });
}

// Forces the `@view-transition` rule to be read before the page is revealed.
void getComputedStyle(document.documentElement).color;

const searchLink = document.querySelector<HTMLAnchorElement>('.search-open');
if (searchLink) connectSearch(searchLink);

whenIdle(() => import('./idle.ts'));
