import type { VNode } from 'preact';
import type { Sign } from '../../game/zone.ts';
import './signs.css';

/** What fell or came up, small and by its art alone: the words beside it say what it is. */
export function Signs({ signs }: { readonly signs: readonly Sign[] }): VNode | null {
  if (signs.length === 0) return null;
  return (
    <span class="signs" aria-hidden="true">
      {signs.map(({ face, spoken }, i) => (
        <svg
          key={`${i.toString()}-${spoken}`}
          viewBox="0 0 30 30"
          class={`sign-one is-${face.ink}`}
          aria-hidden="true"
        >
          <rect x="1" y="1" width="28" height="28" rx="6" />
          <path d={face.art} transform="scale(.3)" />
        </svg>
      ))}
    </span>
  );
}
