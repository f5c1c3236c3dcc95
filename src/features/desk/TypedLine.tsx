import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Announced } from '../../ui/announce/Announced.tsx';
import { $game } from './state/desk.ts';
import { enterLine, preloadGrammar, type TypedRefusal } from './state/typed-line.ts';
import { WORDS } from './words.ts';

function explainRefusal(refused: TypedRefusal): string {
  if (refused.kind === 'elsewhere') return WORDS.elsewhere(refused.card, refused.place);
  return refused.kind === 'no-move' ? refused.says : WORDS.notRead(refused);
}

/** An input for cards by name, or for a whole try as a sentence. */
export function TypedLine({ place }: { readonly place: string }): VNode {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
  const game = useStore($game);
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        enterLine(text).then(
          (refused) => {
            setWrong(refused && explainRefusal(refused));
            if (!refused) setText('');
          },
          () => setWrong(WORDS.unreachable),
        );
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
        aria-invalid={wrong !== null}
        aria-describedby={`${id}-wrong`}
        onFocus={preloadGrammar}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          setWrong(null);
        }}
      />
      <button type="submit" class="chip" aria-disabled={text.trim() === ''}>
        {WORDS.typed}
      </button>
      <Announced id={`${id}-wrong`} class="typed-wrong">
        {wrong}
      </Announced>
      {text === '' ? null : <p class="typed-hint">{WORDS.typedHint(game?.desk.typed ?? '')}</p>}
    </form>
  );
}
