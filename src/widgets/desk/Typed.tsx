import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { typeCards } from '../../stores/desk-edit.ts';
import { WORDS } from './words.ts';

/** Cards by their names, for those who type faster than they tap. */
export function Typed({ place }: { readonly place: string }): VNode {
  const [text, setText] = useState('');
  const [strange, setStrange] = useState<string | null>(null);
  const id = useId();
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = typeCards(text);
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
        placeholder={WORDS.typeHint}
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
        {WORDS.put}
      </button>
      <p id={`${id}-wrong`} class="typed-wrong" role="alert">
        {strange === null ? '' : WORDS.strange(strange)}
      </p>
    </form>
  );
}
