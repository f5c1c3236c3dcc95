import { list, quote } from '../cards/words.ts';
import { fault, givenText, ok, type Result, rangeText } from './fault.ts';
import { isObject } from './json.ts';

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** One way a house rule can be set: the value on the wire and what people call it. */
export interface OptionChoice {
  readonly value: OptionValue;
  readonly label: string;
}

/**
 * A house rule: where the source is silent or other tables differ. `about` is told wherever a player meets
 * it; `rule` is the rule it changes, beside which the rulebook tells it.
 */
export interface OptionSpec {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly rule: string;
  /** Why tables differ in it, and where we have our way from: for the book, not there at a table. */
  readonly because?: string;
  readonly default: OptionValue;
  /** The values it may take: a list, or whole numbers from `min` to `max`, and which others are often chosen. */
  readonly values:
    | readonly OptionChoice[]
    | { readonly min: number; readonly max: number; readonly often?: readonly OptionChoice[] };
  /** Shapes the position itself (seats, sides): another value would need another position. */
  readonly structural?: boolean;
  /** No rule looks at it: it changes what happens, never what is allowed. */
  readonly unjudged?: boolean;
}

/** Every option at its default. */
export function defaultOptions(specs: readonly OptionSpec[]): Options {
  return Object.fromEntries(specs.map((spec) => [spec.key, spec.default]));
}

function isChoices(values: OptionSpec['values']): values is readonly OptionChoice[] {
  return Array.isArray(values);
}

/** Whether a value is one the option may take. */
export function isValueOf(spec: OptionSpec, value: unknown): value is OptionValue {
  if (isChoices(spec.values)) return spec.values.some((choice) => choice.value === value);
  return (
    Number.isInteger(value) && (value as number) >= spec.values.min && (value as number) <= spec.values.max
  );
}

/** The values to choose from; empty where it is a range of numbers. */
export function choices(spec: OptionSpec): readonly OptionChoice[] {
  return isChoices(spec.values) ? spec.values : [];
}

/** The same in the order in which people read them: numbers from the smallest up. */
export function sortedChoices(spec: OptionSpec): readonly OptionChoice[] {
  const all = choices(spec);
  const counts = all.every(({ value }) => typeof value === 'number');
  return counts ? all.toSorted((a, b) => Number(a.value) - Number(b.value)) : all;
}

/**
 * Options after one of them was chosen: what was chosen last holds. Where the shapes of the table no longer go
 * together and one other alone can mend it, that one gives way.
 * @param fits whether options go together
 */
export function reconcileOptions(
  specs: readonly OptionSpec[],
  options: Options,
  chosen: string,
  fits: (options: Options) => boolean,
): Options {
  const shapes = specs.filter(({ key, structural }) => structural && key !== chosen);
  const others = shapes.flatMap((spec) =>
    choices(spec).map(({ value }) => ({ ...options, [spec.key]: value })),
  );
  return [options, ...others].find(fits) ?? options;
}

/** Whether a table has anything to choose here: some games are for two, and that is that. */
export function hasChoice(spec: OptionSpec): boolean {
  return choices(spec).length !== 1;
}

/** Options as they came in, defaults filled in; a fault names the first that is unknown or out of range. */
export function readOptions(specs: readonly OptionSpec[], json: unknown): Result<Options> {
  if (json === undefined) return ok(defaultOptions(specs));
  if (!isObject(json)) return fault('bad-options', 'options', 'Options are an object of house rules.');
  for (const [key, value] of Object.entries(json)) {
    const spec = specs.find((s) => s.key === key);
    if (!spec) return fault('bad-options', `options.${key}`, `There is no house rule called ${quote(key)}.`);
    if (!isValueOf(spec, value))
      return fault('bad-options', `options.${key}`, `${allowed(spec)}, not ${givenText(value)}.`);
  }
  return ok({ ...defaultOptions(specs), ...(json as Options) });
}

function allowed(spec: OptionSpec): string {
  if (!isChoices(spec.values)) {
    return `“${spec.key}” is ${rangeText(spec.values.min, spec.values.max)}`;
  }
  return `“${spec.key}” is one of ${list(
    spec.values.map((choice) => String(choice.value)),
    'or',
  )}`;
}

/** Only what differs from the defaults: short links and short lines about the table. */
export function changedOptions(specs: readonly OptionSpec[], options: Options): Options {
  return Object.fromEntries(
    specs.flatMap((spec) => {
      const value = options[spec.key];
      return value !== undefined && value !== spec.default ? [[spec.key, value]] : [];
    }),
  );
}
