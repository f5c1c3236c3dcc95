import type { VNode } from 'preact';
import type { AmountsField } from '../../game/pad.ts';
import { typedIn } from '../../game/pad-entry.ts';
import { type Draft, typed } from './state/draft.ts';
import { edit } from './state/pad.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly field: AmountsField;
  readonly draft: Draft;
}

const KEYS = ['1', '2', '3', '+', '4', '5', '6', '-', '7', '8', '9'] as const;
const SIGN: Readonly<Record<string, string>> = { '-': '−' };
const SPOKEN: Readonly<Record<string, string>> = { '+': WORDS.plus, '-': WORDS.minus };

/** The keys for a finger: the phone's own keyboard would cover the pad. */
export function Keypad({ field, draft }: Props): VNode {
  const who = Math.min(draft.who, field.who.length - 1);
  const next = (who + 1) % field.who.length;
  const put = (change: (text: string) => string): void =>
    edit((now) => typed(now, field, who, change(typedIn(now.entry, field)[who] ?? '')));
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="pad-keys" role="group" aria-label={`${WORDS.keys}: ${field.who[who]}`}>
      {KEYS.map((key) => (
        <button key={key} type="button" aria-label={SPOKEN[key]} onClick={() => put((text) => text + key)}>
          {SIGN[key] ?? key}
        </button>
      ))}
      <button type="button" aria-label={WORDS.clear} onClick={() => put((text) => text.slice(0, -1))}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5h11v14H9l-6-7zM12 9l5 6M17 9l-5 6" />
        </svg>
      </button>
      <button type="button" class="is-zero" onClick={() => put((text) => `${text}0`)}>
        0
      </button>
      <button
        type="button"
        class="is-next"
        onClick={() => edit((now) => ({ ...now, who: next, field: field.id }))}
      >
        {WORDS.on(field.who[next] ?? '')}
      </button>
    </div>
  );
}
