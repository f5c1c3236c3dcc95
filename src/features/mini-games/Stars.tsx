import type { VNode } from 'preact';
import './stars.css';
import { WORDS } from './words.ts';

const MAX_STARS = 3;

/** Up to three stars; read aloud as words. */
export function Stars({ stars }: { readonly stars: number }): VNode {
  return (
    <span class="stars" role="img" aria-label={WORDS.stars(stars)}>
      {Array.from({ length: MAX_STARS }, (_, i) => (
        <svg
          key={i.toString()}
          class={i < stars ? 'star is-won' : 'star'}
          viewBox="0 0 24 24"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M12 2.6l2.9 6.2 6.8.8-5 4.6 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.6 6.8-.8z" />
        </svg>
      ))}
    </span>
  );
}
