import type { ComponentChildren, VNode } from 'preact';
import './judged.css';
import { AnswerIcon } from './AnswerIcon.tsx';

export interface VerdictMessageProps {
  /** Whether the answer is right; null for a message that doesn’t judge. */
  readonly isRight: boolean | null;
  readonly children: ComponentChildren;
}

/** Feedback on an answer: its sign and text. */
export function VerdictMessage({ isRight, children }: VerdictMessageProps): VNode {
  const kind = isRight === null ? '' : isRight ? ' is-right' : ' is-wrong';
  return (
    <div class={`judged${kind}`}>
      {isRight !== null && <AnswerIcon isRight={isRight} />}
      <div>{children}</div>
    </div>
  );
}
