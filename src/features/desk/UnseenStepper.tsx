import type { VNode } from 'preact';
import { Announced } from '../../ui/announce/Announced.tsx';
import { WORDS } from './words.ts';

interface Props {
  /** The name of the place. */
  readonly label: string;
  readonly unseen: number;
  /** The game knows how many lie there: nobody says it. */
  readonly fixed: boolean;
  readonly onSet: (n: number) => void;
}

/** How many cards nobody showed lie in a place, and one fewer or more of them. */
export function UnseenStepper({ label, unseen, fixed, onSet }: Props): VNode {
  return (
    <span class="stepper">
      {!fixed && (
        <button
          type="button"
          aria-label={WORDS.fewer(label)}
          aria-disabled={unseen === 0}
          onClick={() => unseen > 0 && onSet(unseen - 1)}
        >
          −
        </button>
      )}
      <Announced as="span" class="stepper-unseen" onlyChanges>
        {unseen} <small>{WORDS.unseen}</small>
      </Announced>
      {!fixed && (
        <button type="button" aria-label={WORDS.more(label)} onClick={() => onSet(unseen + 1)}>
          +
        </button>
      )}
    </span>
  );
}
