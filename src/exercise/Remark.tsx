import type { ComponentChildren, VNode } from 'preact';
import { VerdictMessage } from '../table/ruling/VerdictMessage.tsx';
import { Announced } from '../ui/announce/Announced.tsx';

const YOU = 'You:';

interface Props {
  /** Null: nobody has answered. */
  readonly right: boolean | null;
  /** What comes of the answer. */
  readonly says: ComponentChildren;
  /** What one said, and its look. */
  readonly mine?: ComponentChildren;
  readonly css?: string;
  readonly children?: ComponentChildren;
}

/** What comes of an answer, read aloud: whether it is right, what one said, what else there is to say. */
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
