import type { ComponentChildren, VNode } from 'preact';
import { VerdictMessage } from '../table/ruling/VerdictMessage.tsx';
import { Announced } from '../ui/announce/Announced.tsx';
import { WORDS } from './words.ts';

interface Props {
  /** Whether the answer is right; null before the answer. */
  readonly isRight: boolean | null;
  /** The feedback. */
  readonly feedback: ComponentChildren;
  /** The player's answer; `css` is its class. */
  readonly ownAnswer?: ComponentChildren;
  readonly css?: string;
  readonly children?: ComponentChildren;
}

/** Feedback on an answer, announced: right or wrong, the player's answer, and an explanation. */
export function Remark({ isRight, feedback, ownAnswer, css = '', children }: Props): VNode {
  return (
    <Announced as="div" class="exercise-right">
      <VerdictMessage isRight={isRight}>
        <p>
          {feedback}
          {ownAnswer !== undefined && (
            <>
              {' '}
              <span class={`exercise-mine${css}`}>
                {WORDS.you} {ownAnswer}
              </span>
            </>
          )}
        </p>
        {children}
      </VerdictMessage>
    </Announced>
  );
}
