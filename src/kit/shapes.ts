import type { JsonObject } from '../game/json.ts';
import { defaultOptions, type OptionSpec, type Options, type OptionValue } from '../game/options.ts';
import { optionCondition, valuesOf } from './conditions.ts';
import { ref } from './parts.ts';

/** One way a thing looks, and the house rules with which it looks so. */
export interface Shape {
  /** "seats=3;jokers=0"; empty where house rules change nothing. */
  readonly name: string;
  readonly options: Options;
  /** Conditions that all hold then, in what holds `options`. */
  readonly when: readonly JsonObject[];
  readonly schema: JsonObject;
}

interface ValueClass {
  readonly spec: OptionSpec;
  readonly among: readonly OptionValue[];
}

/** The values of a house rule, those together with which a thing looks alike. */
function classesOf(spec: OptionSpec, look: (value: OptionValue) => string): readonly ValueClass[] {
  const byLook = Map.groupBy(valuesOf(spec), look);
  return [...byLook.values()].map((among) => ({ spec, among }));
}

const nameOf = ({ spec, among }: ValueClass): string =>
  `${spec.key}=${among.length > 3 ? `${among[0]}-${among.at(-1)}` : among.join('|')}`;

/**
 * Every way a thing looks, by the house rules that change it.
 * @param make how it looks with these
 * @param fits whether they go together
 */
export function shapesOf(
  specs: readonly OptionSpec[],
  make: (options: Options) => JsonObject,
  fits: (options: Options) => boolean,
): readonly Shape[] {
  const usual = defaultOptions(specs);
  const made = new Map<string, string>();
  const look = (options: Options): string => {
    const key = JSON.stringify(options);
    const text = made.get(key) ?? JSON.stringify(make(options));
    made.set(key, text);
    return text;
  };
  // A house rule may change something only beside another: it is looked at beside each value of each.
  const settings = [
    usual,
    ...specs.flatMap((spec) => valuesOf(spec).map((value) => ({ ...usual, [spec.key]: value }))),
  ];
  const shaping = specs
    .map((spec) =>
      classesOf(spec, (value) =>
        settings.map((options) => look({ ...options, [spec.key]: value })).join('\n'),
      ),
    )
    .filter(({ length }) => length > 1);
  const combined = shaping.reduce<readonly (readonly ValueClass[])[]>(
    (all, classes) => all.flatMap((chosen) => classes.map((one) => [...chosen, one])),
    [[]],
  );
  return combined.flatMap((chosen) => {
    const options = {
      ...usual,
      ...Object.fromEntries(chosen.map(({ spec, among }) => [spec.key, among[0] as OptionValue])),
    };
    if (!fits(options)) return [];
    const when = chosen.map(({ spec, among }) => optionCondition(spec, among));
    return [{ name: chosen.map(nameOf).join(';'), options, when, schema: make(options) }];
  });
}

/** Something that house rules shape: its schemas by name, and where which of them holds. */
export interface ShapedSchema {
  readonly defs: JsonObject;
  /** What is said of something that holds `options`. @param at puts the schema in its place */
  readonly holds: (at: (schema: JsonObject) => JsonObject) => readonly JsonObject[];
}

/** Describes what these house rules shape, each thing under a name of its own. */
export function createShaper(specs: readonly OptionSpec[], fits: (options: Options) => boolean) {
  return (name: string, make: (options: Options) => JsonObject): ShapedSchema => {
    const shapes = shapesOf(specs, make, fits);
    const called = (shape: Shape): string => (shape.name === '' ? name : `${name}:${shape.name}`);
    return {
      defs: Object.fromEntries(shapes.map((shape) => [called(shape), shape.schema])),
      holds: (at) =>
        shapes.map((shape) => {
          const then = at(ref(called(shape)));
          return shape.when.length === 0 ? then : { if: { allOf: [...shape.when] }, then };
        }),
    };
  };
}
