import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  readonly class: string;
  /** Label of the field, and text of the button. */
  readonly words: { readonly points: string; readonly count: string };
  readonly isOpen?: boolean;
  readonly onAnswer: (points: number) => void;
}

/** Asks for a whole number of points, -9999 to 9999. */
export function PointsForm({ class: css, words, isOpen = true, onAnswer }: Props): VNode {
  const [text, setText] = useState('');
  const canSubmit = isOpen && /^-?\d{1,4}$/.test(text.trim());
  return (
    <form
      class={css}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit) onAnswer(Number(text));
      }}
    >
      <label>
        {words.points}{' '}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button primary" aria-disabled={!canSubmit}>
        {words.count}
      </button>
    </form>
  );
}
