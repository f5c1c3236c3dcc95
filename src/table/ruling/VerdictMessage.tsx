import type { ComponentChildren, VNode } from 'preact';
import './judged.css';
import { VerdictIcon } from './VerdictIcon.tsx';

interface Props {
  /** Whether the answer is right; null for a message without a verdict. */
  readonly right: boolean | null;
  readonly children: ComponentChildren;
}

/** Feedback on an answer: a tick or a cross in the verdict's colour, and text. */
export function VerdictMessage({ right, children }: Props): VNode {
  const kind = right === null ? '' : right ? ' is-right' : ' is-wrong';
  return (
    <div class={`judged${kind}`}>
      {right !== null && <VerdictIcon verdict={right ? 'legal' : 'illegal'} />}
      <div>{children}</div>
    </div>
  );
}
