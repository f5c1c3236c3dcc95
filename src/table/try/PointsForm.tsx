import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  readonly class: string;
  /** What is asked for, and what the button says. */
  readonly words: { readonly points: string; readonly count: string };
  readonly open?: boolean;
  readonly onAnswer: (points: number) => void;
}

/** A whole number of points is typed, and said. */
export function PointsForm({ class: css, words, open = true, onAnswer }: Props): VNode {
  const [text, setText] = useState('');
  const ready = open && /^-?\d{1,4}$/.test(text.trim());
  return (
    <form
      class={css}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onAnswer(Number(text));
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
      <button type="submit" class="button primary" aria-disabled={!ready}>
        {words.count}
      </button>
    </form>
  );
}
