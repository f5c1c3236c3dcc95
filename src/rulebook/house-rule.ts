import { listed, type OptionSpec, type OptionValue } from '../game/options.ts';
import type { ShownElsewhere } from './shown-elsewhere.ts';

/** A house rule as the book tells it. */
export interface HouseRule {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  /** Why tables differ in it. */
  readonly because: string;
  readonly shown: ShownElsewhere | undefined;
  readonly choices: readonly {
    readonly value: OptionValue;
    readonly label: string;
    readonly usual: boolean;
  }[];
  /** In place of choices: any whole number in between. */
  readonly range?: { readonly min: number; readonly max: number; readonly usual: OptionValue };
}

export function houseRule(spec: OptionSpec, shown: ShownElsewhere | undefined): HouseRule {
  const { key, title, about, because = '', values } = spec;
  const list = listed(spec).map(({ value, label }) => ({ value, label, usual: value === spec.default }));
  return {
    key,
    title,
    about,
    because,
    shown,
    choices: list,
    ...('min' in values ? { range: { min: values.min, max: values.max, usual: spec.default } } : {}),
  };
}
