import type { VNode } from 'preact';
import {
  changedOptions,
  isValueOf,
  type OptionSpec,
  type Options,
  type OptionValue,
  sortedChoices,
} from '../../game/options.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import './house.css';
import { WORDS } from './words.ts';

interface OptionFieldProps {
  readonly option: OptionSpec;
  readonly value: OptionValue | undefined;
  readonly onChange: (key: string, value: OptionValue) => void;
  /** Shows the explanation as well. */
  readonly showsAbout?: boolean;
}

/** A house rule to set: a choice, or a number within bounds. */
export function OptionField({ option, value, onChange, showsAbout = false }: OptionFieldProps): VNode {
  const { key, title, values } = option;
  const choices = sortedChoices(option);
  const explanation = showsAbout && (
    <p class="choice-about">
      <CardText text={option.about} />
    </p>
  );
  if (!('min' in values)) {
    return (
      <fieldset class="choice">
        <legend>{title}</legend>
        {explanation}
        <div class="choice-row">
          {choices.map((choice) => (
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
            if (isValueOf(option, n)) onChange(key, n);
          }}
        />
      </label>
      {explanation}
    </div>
  );
}

interface Props {
  readonly house: readonly OptionSpec[];
  readonly options: Options;
  readonly onChange: (key: string, value: Options[string]) => void;
}

/** The fields of the house rules. */
export function HouseOptions({ house, options, onChange }: Props): VNode {
  return (
    <div class="setup-options">
      {house.map((option) => (
        <OptionField key={option.key} option={option} value={options[option.key]} onChange={onChange} showsAbout />
      ))}
    </div>
  );
}

/** The house rules, with the number of changed ones. */
export function HouseFields({ house, options, onChange }: Props): VNode {
  const changedCount = Object.keys(changedOptions(house, options)).length;
  return (
    <details class="setup-house">
      <summary>
        {WORDS.title} <small>{WORDS.changed(changedCount)}</small>
      </summary>
      <HouseOptions {...{ house, options, onChange }} />
    </details>
  );
}
