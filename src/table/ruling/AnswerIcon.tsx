import type { VNode } from 'preact';
import './verdict-icon.css';

/** Sign of an answer: a tick, or a dash for a wrong one. Without the ring of a verdict, which only the referee gives. */
export function AnswerIcon({ isRight }: { readonly isRight: boolean }): VNode {
  return (
    <svg class="ruling-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={isRight ? 'M5 12.5l5 5L19.5 7' : 'M6 12h12'} />
    </svg>
  );
}
