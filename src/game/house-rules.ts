import type { OptionSpec, OptionValue } from './options.ts';

/** What a house rule may be, and what it is unless a table says otherwise. */
export interface RuleValues<V extends OptionValue> {
  readonly values: OptionSpec['values'];
  readonly usual: V;
}

/** A house rule as a game writes it down, under its key. */
export interface HouseRule<V extends OptionValue = OptionValue>
  extends Omit<OptionSpec, 'key' | 'default' | 'values'> {
  readonly set: RuleValues<V>;
}

/** A number is any of those it may be: tables are not told apart by type. */
type Wide<V> = V extends number ? number : V;

/** The options of a game, from its house rules. */
export type OptionsOf<T> = {
  readonly [K in keyof T]: T[K] extends HouseRule<infer V> ? Wide<V> : never;
};

/** One of these: each value with what people call it, the usual one first. */
export function oneOf<const P extends readonly (readonly [OptionValue, string])[]>(
  ...ways: P
): RuleValues<P[number][0]> {
  return { values: ways.map(([value, label]) => ({ value, label })), usual: ways[0]?.[0] ?? false };
}

/** A whole number from `min` to `max`; `often` are others that tables play, 0 being no number at all. */
export function numberOf(
  min: number,
  max: number,
  usual: number,
  ...often: readonly number[]
): RuleValues<number> {
  const ways = often.map((value) => ({ value, label: value === 0 ? 'none' : String(value) }));
  return { values: { min, max, often: ways }, usual };
}

const PLAYERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

/** How many may sit down. */
export function players(numbers: readonly number[], usual: number) {
  const values = numbers.map((value) => ({ value, label: PLAYERS[value] ?? String(value) }));
  const set: RuleValues<number> = { values, usual };
  return { title: 'Players', set, structural: true };
}

/** The house rules as everybody reads them, in the order in which a table settles them. */
export function optionsOf(rules: Readonly<Record<string, HouseRule>>): readonly OptionSpec[] {
  return Object.entries(rules).map(([key, { set, ...rule }]) => ({
    key,
    ...rule,
    default: set.usual,
    values: set.values,
  }));
}
