import type { OptionSpec, OptionValue } from './options.ts';

/** The values of a house rule, and its default. */
export interface RuleValues<V extends OptionValue> {
  readonly values: OptionSpec['values'];
  readonly usual: V;
}

/** A house rule as a game declares it, under its key. */
export interface HouseRule<V extends OptionValue = OptionValue> extends Omit<OptionSpec, 'key' | 'default' | 'values'> {
  readonly set: RuleValues<V>;
}

/** Widens number literals: tables are not distinguished by type. */
type Wide<V> = V extends number ? number : V;

/** The type of a game's options, derived from its house rules. */
export type OptionsOf<T> = {
  readonly [K in keyof T]: T[K] extends HouseRule<infer V> ? Wide<V> : never;
};

type Choice = readonly [value: OptionValue, label: string];

/** The values of a house rule with their labels; the first is the default. */
export function oneOf<const P extends readonly [Choice, ...Choice[]]>(...choices: P): RuleValues<P[number][0]> {
  return { values: choices.map(([value, label]) => ({ value, label })), usual: choices[0][0] };
}

/** A whole number from `min` to `max`; `often` lists other common values, 0 meaning "none". */
export function numberOf(min: number, max: number, usual: number, ...often: readonly number[]): RuleValues<number> {
  const commonValues = often.map((value) => ({ value, label: value === 0 ? 'none' : String(value) }));
  return { values: { min, max, often: commonValues }, usual };
}

const PLAYER_COUNT_WORDS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

/** A number of players as a word that begins a sentence. */
export const seatCountLabel = (seats: number): string => PLAYER_COUNT_WORDS[seats] ?? String(seats);

/** The number of players as a house rule. */
export function players(numbers: readonly number[], usual: number) {
  const values = numbers.map((value) => ({ value, label: seatCountLabel(value) }));
  const ruleValues: RuleValues<number> = { values, usual };
  return { title: 'Players', set: ruleValues, structural: true };
}

/** The specs of the house rules, in the order in which a table agrees on them. */
export function optionsOf(rules: Readonly<Record<string, HouseRule>>): readonly OptionSpec[] {
  return Object.entries(rules).map(([key, { set, ...rule }]) => ({
    key,
    ...rule,
    default: set.usual,
    values: set.values,
  }));
}
