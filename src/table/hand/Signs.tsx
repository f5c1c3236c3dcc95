import type { VNode } from 'preact';
import type { Sign } from '../../game/zone.ts';
import './signs.css';

interface Props {
  readonly signs: readonly Sign[];
  /** Delay between one sign and the next in ms; by default they appear nearly together. */
  readonly delayMs?: number;
}

/** Small signs, such as rolled dice; the words beside them say what they are. */
export function Signs({ signs, delayMs }: Props): VNode | null {
  if (signs.length === 0) return null;
  return (
    <span class="signs" aria-hidden="true">
      {signs.map(({ face, spoken }, i) => (
        <svg
          key={`${i.toString()}-${spoken}`}
          viewBox="0 0 30 30"
          class={`sign-one is-${face.ink}`}
          {...(delayMs === undefined ? {} : { style: { '--at': `${i * delayMs}ms` } })}
          aria-hidden="true"
        >
          <rect x="1" y="1" width="28" height="28" rx="6" />
          <path d={face.art} transform="scale(.3)" />
        </svg>
      ))}
    </span>
  );
}
