import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Pack } from '../../cards/pack.ts';
import { $game } from '../../stores/desk.ts';
import { typeCards } from '../../stores/desk-edit.ts';
import { WORDS } from './words.ts';

/** Three cards of the pack, early, middle and late, as one may type them. */
function hint({ cards, code }: Pack): string {
  const some = [1, cards.length >> 1, cards.length - 1].flatMap((at) => cards[at] ?? []);
  return some.map(code).join(' ').toLowerCase();
}

/** Cards by their names, for those who type faster than they tap. */
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
        placeholder={game ? hint(game.pack) : ''}
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
