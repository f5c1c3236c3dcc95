import type { VNode } from 'preact';
import './turn-direction.css';
import { WORDS } from './words.ts';

const ARROW_HEAD = 'M1 1l6 5-6 5';

/** Direction of play: a thin track around the middle, with arrowheads. */
export function TurnDirection({ way }: { readonly way: 1 | -1 }): VNode {
  return (
    <div class={`way${way < 0 ? ' is-back' : ''}`}>
      <span class="unseen">{way < 0 ? WORDS.anticlockwise : WORDS.clockwise}</span>
      {['top', 'bottom'].map((edge) => (
        <svg key={edge} class={`way-${edge}`} viewBox="0 0 8 12" aria-hidden="true">
          <path d={ARROW_HEAD} />
        </svg>
      ))}
    </div>
  );
}
