import type { JsonObject } from '../game/json.ts';
import { defaultOptions, type OptionSpec, type Options, type OptionValue } from '../game/options.ts';
import { optionCondition, valuesOf } from './conditions.ts';
import { schemaRef } from './parts.ts';

/** One form of a schema, and the house rules that give it this form. */
export interface Shape {
  /** "seats=3;jokers=0"; empty where house rules change nothing. */
  readonly name: string;
  readonly options: Options;
  /** Conditions on an object with `options`, all of which must hold. */
  readonly when: readonly JsonObject[];
  readonly schema: JsonObject;
}

interface ValueClass {
  readonly spec: OptionSpec;
  readonly values: readonly OptionValue[];
}

/** Groups the values of a house rule that give the same form. */
function classesOf(spec: OptionSpec, describeForm: (value: OptionValue) => string): readonly ValueClass[] {
  const byLook = Map.groupBy(valuesOf(spec), describeForm);
  return [...byLook.values()].map((values) => ({ spec, values }));
}

const nameOf = ({ spec, values }: ValueClass): string =>
  `${spec.key}=${values.length > 3 ? `${values[0]}-${values.at(-1)}` : values.join('|')}`;

/**
 * Returns every form of a schema, with the house rules that lead to it.
 * @param make creates the schema under some options
 * @param fits whether options are valid together
 */
export function shapesOf(
  specs: readonly OptionSpec[],
  make: (options: Options) => JsonObject,
  fits: (options: Options) => boolean,
): readonly Shape[] {
  const usual = defaultOptions(specs);
  const schemaTexts = new Map<string, string>();
  const describeForm = (options: Options): string => {
    const key = JSON.stringify(options);
    const text = schemaTexts.get(key) ?? JSON.stringify(make(options));
    schemaTexts.set(key, text);
    return text;
  };
  // A house rule may change something only together with another, so each is tried beside every value of each other
  // one.
  const settings = [
    usual,
    ...specs.flatMap((spec) => valuesOf(spec).map((value) => ({ ...usual, [spec.key]: value }))),
  ];
  const shapingClasses = specs
    .map((spec) =>
      classesOf(spec, (value) => settings.map((options) => describeForm({ ...options, [spec.key]: value })).join('\n')),
    )
    .filter(({ length }) => length > 1);
  const combined = shapingClasses.reduce<readonly (readonly ValueClass[])[]>(
    (combinations, classes) => combinations.flatMap((classesSoFar) => classes.map((one) => [...classesSoFar, one])),
    [[]],
  );
  return combined.flatMap((combination) => {
    const options = {
      ...usual,
      ...Object.fromEntries(combination.map(({ spec, values }) => [spec.key, values[0] as OptionValue])),
    };
    if (!fits(options)) return [];
    const conditions = combination.map(({ spec, values }) => optionCondition(spec, values));
    return [{ name: combination.map(nameOf).join(';'), options, when: conditions, schema: make(options) }];
  });
}

/** A schema that house rules change: its forms by name, and the conditions for each. */
export interface ShapedSchema {
  readonly defs: JsonObject;
  /**
   * Conditions for an object with `options`.
   * @param at puts the schema in its place
   */
  readonly conditionsAt: (at: (schema: JsonObject) => JsonObject) => readonly JsonObject[];
}

/** Returns a function that describes one schema under its own name. */
export function createShaper(specs: readonly OptionSpec[], fits: (options: Options) => boolean) {
  return (name: string, make: (options: Options) => JsonObject): ShapedSchema => {
    const shapes = shapesOf(specs, make, fits);
    const definitionName = (shape: Shape): string => (shape.name === '' ? name : `${name}:${shape.name}`);
    return {
      defs: Object.fromEntries(shapes.map((shape) => [definitionName(shape), shape.schema])),
      conditionsAt: (at) =>
        shapes.map((shape) => {
          const then = at(schemaRef(definitionName(shape)));
          return shape.when.length === 0 ? then : { if: { allOf: [...shape.when] }, then };
        }),
    };
  };
}
