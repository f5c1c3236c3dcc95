import type { VNode } from 'preact';
import './dice.css';

/** Where the eyes of a die lie, by what it shows, on a grid of three by three. */
const EYES: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** Dice as they fell; what they show is said by the words beside them. */
export function Dice({ dice }: { readonly dice: readonly number[] }): VNode {
  return (
    <span class="dice" aria-hidden="true">
      {dice.map((n, i) => (
        <svg key={`${i.toString()}-${n}`} viewBox="0 0 30 30" class="die" aria-hidden="true">
          <rect x="1" y="1" width="28" height="28" rx="6" />
          {EYES[n]?.map((at) => (
            <circle key={at} cx={7.5 + (at % 3) * 7.5} cy={7.5 + Math.floor(at / 3) * 7.5} r="2.6" />
          ))}
        </svg>
      ))}
    </span>
  );
}
