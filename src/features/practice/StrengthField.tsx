import type { VNode } from 'preact';
import { STRENGTHS, type Strength } from './strengths.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly value: Strength;
  readonly onChange: (strength: Strength) => void;
}

/** How well the others play. */
export function StrengthField({ value, onChange }: Props): VNode {
  return (
    <fieldset class="choice">
      <legend>{WORDS.opponents}</legend>
      <div class="choice-row">
        {STRENGTHS.map(({ id, label, about }) => (
          <label key={id} class="choice-one">
            <input type="radio" name="strength" checked={value === id} onChange={() => onChange(id)} />
            <span>{label}</span>
            <small>{about}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
