import type { VNode } from 'preact';
import { WORDS } from './words.ts';

interface Props {
  readonly at: number;
  readonly last: number;
  readonly onGo: (to: number) => void;
}

/** From move to move: it stays in view while one looks at the table. */
export function Steps({ at, last, onGo }: Props): VNode {
  return (
    <div class="round-steps">
      <button type="button" class="button" disabled={at === 0} onClick={() => onGo(at - 1)}>
        {WORDS.back}
      </button>
      <button type="button" class="button primary" disabled={at === last} onClick={() => onGo(at + 1)}>
        {WORDS.next}
      </button>
      <span class="round-at">{WORDS.at(at, last)}</span>
    </div>
  );
}
