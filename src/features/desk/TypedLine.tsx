import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Announced } from '../../ui/announce/Announced.tsx';
import './typed.css';
import { $game } from './state/desk.ts';
import { enterLine, fetchExamples, type TypedRefusal } from './state/typed-line.ts';
import { WORDS } from './words.ts';

function explainRefusal(refusal: TypedRefusal): string {
  if (refusal.kind === 'elsewhere') return WORDS.elsewhere(refusal.card, refusal.place);
  if (refusal.kind === 'not-next') return WORDS.notNext(refusal.place);
  return refusal.kind === 'no-move' ? refusal.says : WORDS.notRead(refusal);
}

/** An input for cards by name, or for a whole try as a sentence. */
export function TypedLine({ place }: { readonly place: string }): VNode {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const game = useStore($game);
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        enterLine(text).then(
          (refusal) => {
            setProblem(refusal && explainRefusal(refusal));
            if (!refusal) setText('');
          },
          () => setProblem(WORDS.unreachable),
        );
      }}
    >
      <label for={id} class="unseen">
        {WORDS.type}: {place}
      </label>
      <input
        id={id}
        type="text"
        value={text}
        placeholder={WORDS.typeExample(game?.desk.typed ?? '')}
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="done"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-wrong`}
        onFocus={() => void fetchExamples().catch(() => undefined)}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem(null);
        }}
      />
      <button type="submit" class="chip" hidden={text.trim() === ''}>
        {WORDS.typed}
      </button>
      <Announced id={`${id}-wrong`} class="typed-wrong">
        {problem}
      </Announced>
      {text === '' ? null : <p class="typed-hint">{WORDS.typedHint(game?.desk.typed ?? '')}</p>}
    </form>
  );
}
