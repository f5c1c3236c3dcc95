import type { VNode } from 'preact';
import { WORDS } from './words.ts';

interface Props {
  readonly moveCount: number;
  readonly shownMove: number;
  /** Called when a move is selected; undefined once a move has been accused. */
  readonly onLook?: ((at: number) => void) | undefined;
  /** The wrong move, once it is revealed. */
  readonly wrongMove?: number | undefined;
}

/** The moves of a record, to select one. */
export function Moves({ moveCount, shownMove, onLook, wrongMove }: Props): VNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fields.
    <div class="focus-acts exam-moves" role="group" aria-label={WORDS.moves}>
      {Array.from({ length: moveCount }, (_, i) => (
        <button
          key={i.toString()}
          type="button"
          class={`chip${i === wrongMove ? ' is-wrong' : ''}`}
          aria-pressed={i === shownMove}
          aria-label={WORDS.move(i + 1)}
          disabled={!onLook && i !== shownMove}
          onClick={() => onLook?.(i)}
        >
          {i + 1}
        </button>
      ))}
    </div>
  );
}
