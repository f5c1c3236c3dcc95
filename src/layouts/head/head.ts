import { connectSearch } from '../../features/search/search-shortcut.ts';
import { whenIdle } from '../../ui/idle.ts';

/* What every page does, whatever it shows: it hears who searches; and later keeps
   the keyboard on the page, and the site for when there is no network. */

/* A page left before it has faded in ends its transition, which is no error. Heard before the first frame is drawn. */
for (const change of ['pageswap', 'pagereveal'] as const) {
  addEventListener(change, ({ viewTransition: fade }) => {
    if (fade) void Promise.allSettled([fade.ready, fade.updateCallbackDone, fade.finished]);
  });
}

// Has the opt-in of the style sheet read before the page is revealed.
void getComputedStyle(document.documentElement).color;

const way = document.querySelector<HTMLAnchorElement>('.search-open');
if (way) connectSearch(way);

whenIdle(() => import('./idle.ts'));
