import type { VNode } from 'preact';
import { WORDS } from './words.ts';

interface Props {
  /** Whether anything is picked. */
  readonly isAnyPicked: boolean;
  readonly onAnswer: () => void;
}

/** Answer by items of the table: they are picked, then confirmed. */
export function SelectionButton({ isAnyPicked, onAnswer }: Props): VNode {
  return (
    <div class="focus-ways exercise-says">
      <button type="button" class="button primary" aria-disabled={!isAnyPicked} onClick={onAnswer}>
        {WORDS.thatsAll}
      </button>
    </div>
  );
}
