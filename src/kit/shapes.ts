import type { JsonObject } from '../game/json.ts';
import { defaultOptions, type OptionSpec, type Options, type OptionValue } from '../game/options.ts';
import { optionCondition, valuesOf } from './conditions.ts';
import { ref } from './parts.ts';

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
  readonly among: readonly OptionValue[];
}

/** Groups the values of a house rule that give the same form. */
function classesOf(spec: OptionSpec, look: (value: OptionValue) => string): readonly ValueClass[] {
  const byLook = Map.groupBy(valuesOf(spec), look);
  return [...byLook.values()].map((among) => ({ spec, among }));
}

const nameOf = ({ spec, among }: ValueClass): string =>
  `${spec.key}=${among.length > 3 ? `${among[0]}-${among.at(-1)}` : among.join('|')}`;

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
  const look = (options: Options): string => {
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
  const shaping = specs
    .map((spec) =>
      classesOf(spec, (value) => settings.map((options) => look({ ...options, [spec.key]: value })).join('\n')),
    )
    .filter(({ length }) => length > 1);
  const combined = shaping.reduce<readonly (readonly ValueClass[])[]>(
    (all, classes) => all.flatMap((classesSoFar) => classes.map((one) => [...classesSoFar, one])),
    [[]],
  );
  return combined.flatMap((combination) => {
    const options = {
      ...usual,
      ...Object.fromEntries(combination.map(({ spec, among }) => [spec.key, among[0] as OptionValue])),
    };
    if (!fits(options)) return [];
    const conditions = combination.map(({ spec, among }) => optionCondition(spec, among));
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
          const then = at(ref(definitionName(shape)));
          return shape.when.length === 0 ? then : { if: { allOf: [...shape.when] }, then };
        }),
    };
  };
}
