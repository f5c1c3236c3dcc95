import type { VNode } from 'preact';
import './stars.css';
import { WORDS } from './words.ts';

const MOST = 3;

/** Three stars, as many of them filled as there are; read aloud as words. */
export function Stars({ stars }: { readonly stars: number }): VNode {
  return (
    <span class="stars" role="img" aria-label={WORDS.stars(stars)}>
      {Array.from({ length: MOST }, (_, i) => (
        <span key={i.toString()} class={i < stars ? 'star is-won' : 'star'} aria-hidden="true">
          {i < stars ? '★' : '☆'}
        </span>
      ))}
    </span>
  );
}
