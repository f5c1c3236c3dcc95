import type { VNode } from 'preact';
import { changedOptions, type OptionSpec, type Options } from '../../game/options.ts';
import { OptionField } from './OptionField.tsx';

interface Props {
  readonly house: readonly OptionSpec[];
  readonly options: Options;
  readonly onChange: (key: string, value: Options[string]) => void;
}

/** The house rules to play by, and how many of them were changed. */
export function HouseFields({ house, options, onChange }: Props): VNode {
  const changed = Object.keys(changedOptions(house, options)).length;
  return (
    <details class="setup-house">
      <summary>
        House rules <small>{changed === 0 ? 'usual' : `${changed} changed`}</small>
      </summary>
      <div class="setup-options">
        {house.map((option) => (
          <OptionField
            key={option.key}
            option={option}
            value={options[option.key]}
            onChange={onChange}
            about
          />
        ))}
      </div>
    </details>
  );
}
