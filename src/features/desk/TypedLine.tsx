import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { Announced, withLiveRegion } from '../../ui/announce/Announced.tsx';
import './typed.css';
import { $draft, $game } from './state/desk.ts';
import type { LinePreview, TypedRefusal } from './state/typed-line.ts';
import { TYPED_WORDS } from './typed-words.ts';
import { WORDS } from './words.ts';

/** The grammar and all that reads it: loaded when the line is first used. */
const importReader = () => import('./state/typed-line.ts');

/** Pause in typing after which the preview is announced, ms. */
const ANNOUNCE_AFTER_MS = 900;

function explainRefusal(refusal: TypedRefusal): string {
  switch (refusal.kind) {
    case 'elsewhere':
      return TYPED_WORDS.elsewhere(refusal.card, refusal.place);
    case 'not-next':
      return TYPED_WORDS.notNext(refusal.place);
    case 'no-move':
      return refusal.says;
    default:
      return TYPED_WORDS.notRead(refusal);
  }
}

interface Chip {
  readonly text: string;
  readonly kind: 'who' | 'move' | 'fact' | 'word' | 'strange';
}

/** What is understood so far, part by part. */
function chipsOf(preview: LinePreview | TypedRefusal): readonly Chip[] {
  if (preview.kind === 'preview') {
    const { who, move, changes } = preview;
    return [
      ...(who === null ? [] : [{ kind: 'who' as const, text: TYPED_WORDS.tries(who) }]),
      ...(move === null ? [] : [{ kind: 'move' as const, text: move }]),
      ...changes.map(({ place, text }) => ({ kind: 'fact' as const, text: TYPED_WORDS.typedFact(place, text) })),
    ];
  }
  if (preview.kind !== 'not-read') return [{ kind: 'strange', text: explainRefusal(preview) }];
  const { knownWords, strange } = preview;
  return [
    ...knownWords.map((text) => ({ kind: 'word' as const, text })),
    ...(strange === null ? [] : [{ kind: 'strange' as const, text: `${strange}?` }]),
  ];
}

/** The parts of the line that are understood, read anew when the line or the desk changes. */
function usePreview(line: string): readonly Chip[] {
  const [chips, setChips] = useState<readonly Chip[]>([]);
  const draft = useStore($draft);
  useEffect(() => {
    let isStale = line.trim() === '';
    if (isStale) setChips([]);
    else {
      importReader()
        .then(({ previewLine }) => previewLine(line))
        .then((preview) => {
          if (!isStale) setChips(preview ? chipsOf(preview) : []);
        })
        .catch(() => undefined);
    }
    return () => {
      isStale = true;
    };
  }, [line, draft]);
  useEffect(() => {
    if (chips.length === 0) return undefined;
    const parts = chips.map(({ text }) => text);
    const timer = setTimeout(() => withLiveRegion(({ say }) => say(TYPED_WORDS.understood(parts))), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [chips]);
  return chips;
}

interface ExamplesProps {
  readonly examples: readonly string[];
  readonly onChoose: (example: string) => void;
}

/** Sentences to touch; the line keeps the focus. */
function Examples({ examples, onChoose }: ExamplesProps): VNode {
  return (
    <ul class="typed-examples" aria-label={TYPED_WORDS.typedExamples}>
      {examples.map((example) => (
        <li key={example}>
          <button
            type="button"
            class="chip"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(example)}
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The parts of the line that were understood. */
const Chips = ({ chips }: { readonly chips: readonly Chip[] }): VNode => (
  <>
    {chips.map((chip, at) => (
      <span key={at} class={`typed-part is-${chip.kind}`}>
        {chip.text}
      </span>
    ))}
  </>
);

/** The text of the line, why it was refused, and what can be done with it. */
function useTypedLine() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const change = (line: string): void => {
    setText(line);
    setProblem(null);
  };
  const enter = (): void => {
    importReader()
      .then(({ enterLine }) => enterLine(text))
      .then(
        (refusal) => {
          setProblem(refusal && explainRefusal(refusal));
          if (!refusal) setText('');
        },
        () => setProblem(WORDS.unreachable),
      );
  };
  return { text, problem, change, enter };
}

/** An input for cards by name, or for a whole try as a sentence. */
export function TypedLine({ place }: { readonly place: string }): VNode {
  const { text, problem, change, enter } = useTypedLine();
  const [examples, setExamples] = useState<readonly string[]>([]);
  const id = useId();
  const game = useStore($game);
  const chips = usePreview(text);
  const loadExamples = (): void => {
    importReader()
      .then(({ fetchExamples }) => fetchExamples())
      .then(setExamples, () => undefined);
  };
  const chooseExample = (example: string): void => {
    change(example);
    document.getElementById(id)?.focus();
  };
  return (
    <form
      class="typed"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label for={id} class="unseen">
        {TYPED_WORDS.type}: {place}
      </label>
      <input
        id={id}
        type="text"
        value={text}
        placeholder={TYPED_WORDS.typeExample(game?.desk.typed ?? '')}
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck={false}
        enterkeyhint="done"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-wrong`}
        onFocus={loadExamples}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      <button type="submit" class="chip" hidden={text.trim() === ''}>
        {TYPED_WORDS.typed}
      </button>
      <div class="typed-row">
        <Announced id={`${id}-wrong`} class="typed-wrong">
          {problem}
        </Announced>
        {text === '' && <Examples examples={examples} onChoose={chooseExample} />}
        {problem === null && <Chips chips={chips} />}
      </div>
    </form>
  );
}
