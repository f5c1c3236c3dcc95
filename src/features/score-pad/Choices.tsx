import type { VNode } from 'preact';
import type { ChoiceField } from '../../game/pad.ts';
import { chosenIn } from '../../game/pad-entry.ts';
import { chose, type Draft } from './state/draft.ts';
import { edit } from './state/pad.ts';

interface Props {
  readonly field: ChoiceField;
  readonly draft: Draft;
}

/** One of a few words, or several: each a touch. */
export function Choices({ field, draft }: Props): VNode {
  const chosen = chosenIn(draft.entry, field);
  return (
    <fieldset class="pad-field">
      <legend>{field.label}</legend>
      <div class={`pad-choices${field.choices.length > 5 ? ' is-even' : ''}`}>
        {field.choices.map(({ value, label }) => (
          <button
            key={label}
            type="button"
            class="chip"
            aria-pressed={chosen.includes(value)}
            onClick={() => edit((now) => chose(now, field, value))}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
