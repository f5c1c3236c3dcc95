import type { VNode } from 'preact';
import { WORDS } from './words.ts';

interface Props {
  readonly at: number;
  readonly moves: number;
  readonly onGo: (to: number) => void;
}

/** From move to move, and to the count: it stays in view while one looks at the table. */
export function Steps({ at, moves, onGo }: Props): VNode {
  return (
    <div class="round-steps">
      <button type="button" class="button" disabled={at === 0} onClick={() => onGo(at - 1)}>
        {WORDS.back}
      </button>
      <button type="button" class="button primary" disabled={at > moves} onClick={() => onGo(at + 1)}>
        {WORDS.next}
      </button>
      <span class="round-at">{WORDS.at(at, moves)}</span>
    </div>
  );
}
