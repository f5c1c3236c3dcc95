import type { VNode } from 'preact';
import type { Sign } from '../../game/zone.ts';
import './signs.css';

interface Props {
  readonly signs: readonly Sign[];
  /** One falls so long after the other, ms; otherwise nearly all at once. */
  readonly apart?: number;
}

/** What fell or came up, small and by its art alone: the words beside it say what it is. */
export function Signs({ signs, apart }: Props): VNode | null {
  if (signs.length === 0) return null;
  return (
    <span class="signs" aria-hidden="true">
      {signs.map(({ face, spoken }, i) => (
        <svg
          key={`${i.toString()}-${spoken}`}
          viewBox="0 0 30 30"
          class={`sign-one is-${face.ink}`}
          {...(apart === undefined ? {} : { style: { '--at': `${i * apart}ms` } })}
          aria-hidden="true"
        >
          <rect x="1" y="1" width="28" height="28" rx="6" />
          <path d={face.art} transform="scale(.3)" />
        </svg>
      ))}
    </span>
  );
}
