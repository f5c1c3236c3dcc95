import { joinWords, quote } from '../cards/words.ts';
import { fault, givenText, ok, type Result, rangeText } from './fault.ts';
import { isObject } from './json.ts';

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** One value of a house rule, and its label. */
export interface OptionChoice {
  readonly value: OptionValue;
  readonly label: string;
}

/**
 * A house rule: the source is silent, or tables differ. `about` is shown wherever a player meets it; `rule` is the id
 * of the rule it changes, beside which the rulebook shows it.
 */
export interface OptionSpec {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly rule: string;
  /** What the source says about it. For the rulebook, like `because`; not loaded at a table. */
  readonly source?: string;
  /** Why this book plays the default, and what another setting changes. */
  readonly because?: string;
  readonly default: OptionValue;
  /** The allowed values: a list, or whole numbers from `min` to `max` with other common choices. */
  readonly values:
    | readonly OptionChoice[]
    | { readonly min: number; readonly max: number; readonly often?: readonly OptionChoice[] };
  /** Changes the shape of positions (seats, sides): another value needs another position. */
  readonly structural?: boolean;
  /** The number of points that ends a game: a set-up names it. */
  readonly isTarget?: boolean;
  /** Read by no rule: it changes what happens, never what is allowed. */
  readonly unjudged?: boolean;
}

/** Every option at its default. */
export function defaultOptions(specs: readonly OptionSpec[]): Options {
  return Object.fromEntries(specs.map((spec) => [spec.key, spec.default]));
}

function isChoices(values: OptionSpec['values']): values is readonly OptionChoice[] {
  return Array.isArray(values);
}

/** Whether a value is one the option allows. */
export function isValueOf(spec: OptionSpec, value: unknown): value is OptionValue {
  if (isChoices(spec.values)) return spec.values.some((choice) => choice.value === value);
  return Number.isInteger(value) && (value as number) >= spec.values.min && (value as number) <= spec.values.max;
}

/** The values to choose from; empty for a range of numbers. */
export function choices(spec: OptionSpec): readonly OptionChoice[] {
  return isChoices(spec.values) ? spec.values : [];
}

/** The choices in reading order: numbers ascending, others as declared. */
export function sortedChoices(spec: OptionSpec): readonly OptionChoice[] {
  const optionChoices = choices(spec);
  const counts = optionChoices.every(({ value }) => typeof value === 'number');
  return counts ? optionChoices.toSorted((a, b) => Number(a.value) - Number(b.value)) : optionChoices;
}

/**
 * Adjusts options after one was chosen: the latest choice holds. If the structural options then conflict and changing
 * one other solves it, that one changes; else the options stay as they are.
 * @param fits whether options are valid together
 */
export function reconcileOptions(
  specs: readonly OptionSpec[],
  options: Options,
  chosenKey: string,
  fits: (options: Options) => boolean,
): Options {
  const shapes = specs.filter(({ key, structural }) => structural && key !== chosenKey);
  const alternatives = shapes.flatMap((spec) => choices(spec).map(({ value }) => ({ ...options, [spec.key]: value })));
  return [options, ...alternatives].find(fits) ?? options;
}

/** Whether there is more than one choice. */
export function hasChoice(spec: OptionSpec): boolean {
  return choices(spec).length !== 1;
}

/** Reads options and fills in the defaults; a fault names the first that is unknown or out of range. */
export function readOptions(specs: readonly OptionSpec[], json: unknown): Result<Options> {
  if (json === undefined) return ok(defaultOptions(specs));
  if (!isObject(json)) return fault('bad-options', 'options', 'Options must be an object of house rules.');
  for (const [key, value] of Object.entries(json)) {
    const spec = specs.find((s) => s.key === key);
    if (!spec) return fault('bad-options', `options.${key}`, `No house rule is called ${quote(key)}.`);
    if (!isValueOf(spec, value))
      return fault('bad-options', `options.${key}`, `${describeAllowed(spec)}, not ${givenText(value)}.`);
  }
  return ok({ ...defaultOptions(specs), ...(json as Options) });
}

function describeAllowed(spec: OptionSpec): string {
  if (!isChoices(spec.values)) {
    return `“${spec.key}” must be ${rangeText(spec.values.min, spec.values.max)}`;
  }
  return `“${spec.key}” must be one of ${joinWords(
    spec.values.map((choice) => String(choice.value)),
    'or',
  )}`;
}

/** Only the options that differ from their defaults, to keep links short. */
export function changedOptions(specs: readonly OptionSpec[], options: Options): Options {
  return Object.fromEntries(
    specs.flatMap((spec) => {
      const value = options[spec.key];
      return value !== undefined && value !== spec.default ? [[spec.key, value]] : [];
    }),
  );
}
