import type { VNode } from 'preact';

const WORDS = { thatsAll: 'That’s all' } as const;

interface Props {
  /** Whether anything is touched. */
  readonly any: boolean;
  readonly onAnswer: () => void;
}

/** An answer is some things of the table: they are touched, and then all of them. */
export function SelectionButton({ any, onAnswer }: Props): VNode {
  return (
    <div class="focus-ways exercise-says">
      <button type="button" class="button primary" aria-disabled={!any} onClick={onAnswer}>
        {WORDS.thatsAll}
      </button>
    </div>
  );
}
