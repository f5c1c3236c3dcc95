import type { Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { Budget } from './budget.ts';
import { otherChoices, type Setting, stateWithSetting } from './settings.ts';
import {
  type ReasonedVerdict,
  type RulingOptions,
  seatNumberName,
  type Verdict,
  verdictOf,
} from './verdict.ts';

/**
 * A house rule a ruling rests on: set the other way, the same try would be ruled otherwise, or something else
 * would follow.
 */
export interface Reading extends Setting {
  readonly verdict: Verdict;
  /** Where the ruling is the same: what follows there. */
  readonly says?: readonly string[];
}

/** The same options, noting each that is looked at. */
function watchOptions(options: Options, note: (key: string) => void): Options {
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

/** Whether two tables differ by more than their options: whose turn it is, say. */
const differsBeyondOptions = (one: GameState, other: GameState): boolean =>
  Object.entries(one).some(([key, value]) => key !== 'options' && other[key as keyof GameState] !== value);

/**
 * Judges a try, and again under every other setting of the house rules that were looked at in doing so: an option
 * that was not read changes nothing by itself, only by what else differs at a table that has it.
 * @throws TooMuch
 */
export function ruleWithReadings(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  { name = seatNumberName, budget = new Budget() }: RulingOptions = {},
): ReasonedVerdict & { readonly readings: readonly Reading[] } {
  const looked = new Set<string>();
  const options = watchOptions(state.options, (key) => looked.add(key));
  const reasoned = verdictOf(game, { ...state, options }, seat, move, { name, budget });
  const readings = game.options
    .filter((spec) => !spec.structural && !spec.unjudged)
    .flatMap((spec) => otherChoices(spec, state.options[spec.key]))
    .flatMap((setting): readonly Reading[] => {
      const other = stateWithSetting(game, state, setting);
      if (!other || !(looked.has(setting.option) || differsBeyondOptions(state, other))) return [];
      const { verdict } = verdictOf(game, other, seat, move, { budget });
      return verdict === reasoned.verdict ? [] : [{ ...setting, verdict }];
    });
  return { ...reasoned, readings };
}
