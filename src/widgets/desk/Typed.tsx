import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { $game } from '../../stores/desk.ts';
import { typeLine } from '../../stores/desk-typed.ts';
import { WORDS } from './words.ts';

/** Cards by their names, or a whole try in a line, for those who type faster than they tap. */
export function Typed({ place }: { readonly place: string }): VNode {
  const [text, setText] = useState('');
  const [strange, setStrange] = useState<string | null>(null);
  const id = useId();
  const game = useStore($game);
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = typeLine(text);
        setStrange(wrong?.strange ?? null);
        if (!wrong) setText('');
      }}
    >
      <label for={id}>
        {WORDS.type}
        <span class="unseen">: {place}</span>
      </label>
      <input
        id={id}
        type="text"
        value={text}
        placeholder={game?.desk.typed ?? ''}
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="done"
        aria-invalid={strange !== null}
        aria-describedby={`${id}-wrong`}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          setStrange(null);
        }}
      />
      <button type="submit" class="chip" aria-disabled={text.trim() === ''}>
        {WORDS.typed}
      </button>
      <p id={`${id}-wrong`} class="typed-wrong" role="alert">
        {strange === null ? '' : WORDS.strange(strange)}
      </p>
      {text === '' ? null : <p class="typed-hint">{WORDS.typedHint(game?.desk.typed ?? '')}</p>}
    </form>
  );
}
