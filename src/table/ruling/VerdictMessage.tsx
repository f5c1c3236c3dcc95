import type { ComponentChildren, VNode } from 'preact';
import './judged.css';
import { VerdictIcon } from './VerdictIcon.tsx';

export interface VerdictMessageProps {
  /** Whether the answer is right; null for a message without a verdict. */
  readonly isRight: boolean | null;
  readonly children: ComponentChildren;
}

/** Feedback on an answer: a tick or a cross in the verdict's colour, and text. */
export function VerdictMessage({ isRight, children }: VerdictMessageProps): VNode {
  const kind = isRight === null ? '' : isRight ? ' is-right' : ' is-wrong';
  return (
    <div class={`judged${kind}`}>
      {isRight !== null && <VerdictIcon verdict={isRight ? 'legal' : 'illegal'} />}
      <div>{children}</div>
    </div>
  );
}
