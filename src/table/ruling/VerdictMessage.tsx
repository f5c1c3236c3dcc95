import type { ComponentChildren, VNode } from 'preact';
import './judged.css';
import { VerdictIcon } from './VerdictIcon.tsx';

interface Props {
  /** Null: neither, so that nothing is judged. */
  readonly right: boolean | null;
  readonly children: ComponentChildren;
}

/** What comes of an answer: a tick or a cross in the colour of its verdict, and words. */
export function VerdictMessage({ right, children }: Props): VNode {
  const kind = right === null ? '' : right ? ' is-right' : ' is-wrong';
  return (
    <div class={`judged${kind}`}>
      {right !== null && <VerdictIcon verdict={right ? 'legal' : 'illegal'} />}
      <div>{children}</div>
    </div>
  );
}
