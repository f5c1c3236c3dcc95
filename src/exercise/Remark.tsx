import type { ComponentChildren, VNode } from 'preact';
import { VerdictMessage } from '../table/ruling/VerdictMessage.tsx';
import { Announced } from '../ui/announce/Announced.tsx';

const YOU = 'You:';

interface Props {
  /** Whether the answer is right; null before the answer. */
  readonly right: boolean | null;
  /** The feedback. */
  readonly says: ComponentChildren;
  /** The player's answer; `css` is its class. */
  readonly mine?: ComponentChildren;
  readonly css?: string;
  readonly children?: ComponentChildren;
}

/** Feedback on an answer, announced: right or wrong, the player's answer, and more. */
export function Remark({ right, says, mine, css = '', children }: Props): VNode {
  return (
    <Announced as="div" class="exercise-right">
      <VerdictMessage right={right}>
        <p>
          {says}
          {mine !== undefined && (
            <>
              {' '}
              <span class={`exercise-mine${css}`}>
                {YOU} {mine}
              </span>
            </>
          )}
        </p>
        {children}
      </VerdictMessage>
    </Announced>
  );
}
