import type { Game } from '../game/game.ts';
import { choices, type OptionSpec, type Options, type OptionValue } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { Budget } from './budget.ts';
import { type Asked, bySeat, type Reasoned, type Verdict, verdictOf } from './verdict.ts';

/** A house rule a ruling rests on: set the other way, the same try would be ruled otherwise. */
export interface Reading {
  readonly option: string;
  readonly title: string;
  /** How the table plays now, and how others do, in the option's own words. */
  readonly here: string;
  readonly elsewhere: string;
  readonly value: OptionValue;
  readonly verdict: Verdict;
}

/** The same options, noting each that is looked at. */
export function watched(options: Options, note: (key: string) => void): Options {
  const noted = (key: string | symbol): void => {
    if (typeof key === 'string') note(key);
  };
  return new Proxy(options, {
    get(target, key, receiver) {
      noted(key);
      return Reflect.get(target, key, receiver);
    },
    has(target, key) {
      noted(key);
      return Reflect.has(target, key);
    },
    // Whoever copies or lists the options asks for each of them like this.
    getOwnPropertyDescriptor(target, key) {
      noted(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}

/** The other ways the house rule can be set, as readings once the try is ruled otherwise under them. */
function settings(spec: OptionSpec, now: OptionValue | undefined): readonly Omit<Reading, 'verdict'>[] {
  const all = choices(spec);
  const here = all.find(({ value }) => value === now)?.label ?? String(now);
  const { key: option, title } = spec;
  return all.flatMap(({ value, label: elsewhere }) =>
    value === now ? [] : [{ option, title, here, elsewhere, value }],
  );
}

/**
 * Judges a try, and again under every other setting of the house rules that were looked at in doing so: one that
 * nobody looked at changes nothing by itself.
 * @throws TooMuch
 */
export function weigh(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  { name = bySeat, budget = new Budget() }: Asked = {},
): Reasoned & { readonly readings: readonly Reading[] } {
  const looked = new Set<string>();
  const options = watched(state.options, (key) => looked.add(key));
  const reasoned = verdictOf(game, { ...state, options }, seat, move, { name, budget });
  const readings = game.options
    .filter((spec) => !spec.structural && !spec.unjudged && looked.has(spec.key))
    .flatMap((spec) => settings(spec, state.options[spec.key]))
    .flatMap((setting): readonly Reading[] => {
      const other = { ...state, options: { ...state.options, [setting.option]: setting.value } };
      const { verdict } = verdictOf(game, other, seat, move, { budget });
      return verdict === reasoned.verdict ? [] : [{ ...setting, verdict }];
    });
  return { ...reasoned, readings };
}
