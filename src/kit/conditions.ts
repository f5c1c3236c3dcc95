import type { JsonObject } from '../game/json.ts';
import { defaultOptions, type OptionSpec, type Options, type OptionValue } from '../game/options.ts';

/** Of ranges with more values than this, only the limits and the default are checked. */
const MAX_VALUES = 40;

/** The values of a house rule; for a long range only its edges and its default. */
export function valuesOf({ values, default: usual }: OptionSpec): readonly OptionValue[] {
  if (!('min' in values)) return values.map(({ value }) => value);
  const { min, max } = values;
  if (max - min < MAX_VALUES) return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return [...new Set([min, min + 1, Number(usual), max])];
}

/** The JSON Schema of a house rule. */
export function describeOption(spec: OptionSpec): JsonObject {
  const { title, about, values, default: usual } = spec;
  const constraint: JsonObject =
    'min' in values
      ? { type: 'integer', minimum: values.min, maximum: values.max }
      : { enum: values.map(({ value }) => value) };
  return { title, description: about, ...constraint, default: usual };
}

/**
 * The condition that a house rule has one of these values, for an object with `options`; options left out have their
 * defaults.
 */
export function optionCondition(spec: OptionSpec, values: readonly OptionValue[]): JsonObject {
  const options = { properties: { [spec.key]: { enum: [...values] } }, required: [spec.key] };
  return values.includes(spec.default)
    ? { properties: { options: { properties: options.properties } } }
    : { properties: { options }, required: ['options'] };
}

type Check = (options: Options) => unknown;

/** Pairs of values that are invalid together whatever else is chosen. */
export function findClashes(
  specs: readonly OptionSpec[],
  check: Check,
): readonly (readonly [OptionSpec, OptionValue, OptionSpec, OptionValue])[] {
  const usual = defaultOptions(specs);
  const isBad = (options: Options): boolean => Boolean(check(options));
  const otherSettings = specs.flatMap((spec) => valuesOf(spec).map((value) => ({ [spec.key]: value })));
  const pairs = specs.flatMap((a, i) => specs.slice(i + 1).map((b) => [a, b] as const));
  return pairs.flatMap(([firstSpec, secondSpec]) =>
    valuesOf(firstSpec).flatMap((firstValue) =>
      valuesOf(secondSpec).flatMap((secondValue) => {
        const pair = { [firstSpec.key]: firstValue, [secondSpec.key]: secondValue };
        const isAlwaysBad = [{}, ...otherSettings].every((otherSetting) =>
          isBad({ ...usual, ...otherSetting, ...pair }),
        );
        return isAlwaysBad ? [[firstSpec, firstValue, secondSpec, secondValue] as const] : [];
      }),
    ),
  );
}
