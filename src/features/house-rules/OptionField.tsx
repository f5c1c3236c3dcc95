import type { VNode } from 'preact';
import { listed, type OptionSpec, type OptionValue, takes } from '../../game/options.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import './house.css';

interface Props {
  readonly option: OptionSpec;
  readonly value: OptionValue | undefined;
  readonly onChange: (key: string, value: OptionValue) => void;
  /** Tell what it is about as well. */
  readonly about?: boolean;
}

/** A house rule to be set: its choices, or a number within bounds. */
export function OptionField({ option, value, onChange, about = false }: Props): VNode {
  const { key, title, values } = option;
  const all = listed(option);
  const told = about && (
    <p class="choice-about">
      <CardText text={option.about} />
    </p>
  );
  if (!('min' in values)) {
    return (
      <fieldset class="choice">
        <legend>{title}</legend>
        {told}
        <div class="choice-row">
          {all.map((choice) => (
            <label key={String(choice.value)} class="choice-one">
              <input
                type="radio"
                name={key}
                checked={value === choice.value}
                onChange={() => onChange(key, choice.value)}
              />
              <span>
                <CardText text={choice.label} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <div class="choice">
      <label class="choice-number">
        <span class="choice-title">{title}</span>
        <input
          type="number"
          inputMode="numeric"
          min={values.min}
          max={values.max}
          step={1}
          required
          value={String(value)}
          onInput={({ currentTarget }) => {
            const n = currentTarget.valueAsNumber;
            if (takes(option, n)) onChange(key, n);
          }}
        />
      </label>
      {told}
    </div>
  );
}
