import type { Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { Budget } from './budget.ts';
import { otherChoices, type Setting, stateWithSetting } from './settings.ts';
import { type ReasonedVerdict, type RulingOptions, seatNumberName, type Verdict, verdictOf } from './verdict.ts';

/**
 * A house rule that a ruling depends on: with another value the try would be ruled differently, or have other effects.
 */
export interface Reading extends Setting {
  readonly verdict: Verdict;
  /** The other effects there, where the ruling is the same. */
  readonly says?: readonly string[];
}

/** The same options as a proxy that reports each key that is read. */
function watchOptions(options: Options, note: (key: string) => void): Options {
  const report = (key: string | symbol): void => {
    if (typeof key === 'string') note(key);
  };
  return new Proxy(options, {
    get(target, key, receiver) {
      report(key);
      return Reflect.get(target, key, receiver);
    },
    has(target, key) {
      report(key);
      return Reflect.has(target, key);
    },
    // Copying or listing the options reads each key through this trap.
    getOwnPropertyDescriptor(target, key) {
      report(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}

/** Whether two states differ in more than their options, as in whose turn it is. */
const differsBeyondOptions = (one: GameState, other: GameState): boolean =>
  Object.entries(one).some(([key, value]) => key !== 'options' && other[key as keyof GameState] !== value);

/** A ruling, and the keys of the house rules that were read for it. */
export interface WatchedVerdict extends ReasonedVerdict {
  readonly readKeys: ReadonlySet<string>;
}

/**
 * Judges a try and notes which house rules are read.
 * @throws TooMuch if the budget is spent
 */
export function watchVerdict(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  rulingOptions: RulingOptions = {},
): WatchedVerdict {
  const readKeys = new Set<string>();
  const options = watchOptions(state.options, (key) => readKeys.add(key));
  return { ...verdictOf(game, { ...state, options }, seat, move, rulingOptions), readKeys };
}

/**
 * Judges a try again under every other value of the house rules that were read for its verdict. An option that was not
 * read can only matter if the state itself differs under it.
 * @throws TooMuch if the budget is spent
 */
export function findReadings(
  game: Game,
  state: GameState,
  { seat, move }: { readonly seat: Seat; readonly move: GameMove },
  { verdict, readKeys }: WatchedVerdict,
  budget: Budget,
): readonly Reading[] {
  return game.options
    .filter((spec) => !spec.structural && !spec.unjudged)
    .flatMap((spec) => otherChoices(spec, state.options[spec.key]))
    .flatMap((setting): readonly Reading[] => {
      const otherState = stateWithSetting(game, state, setting);
      if (!otherState || !(readKeys.has(setting.option) || differsBeyondOptions(state, otherState))) return [];
      const { verdict: otherVerdict } = verdictOf(game, otherState, seat, move, { budget });
      return otherVerdict === verdict ? [] : [{ ...setting, verdict: otherVerdict }];
    });
}

/**
 * Judges a try, and again under the other house rules it may depend on.
 * @throws TooMuch if the budget is spent
 */
export function ruleWithReadings(
  game: Game,
  state: GameState,
  seat: Seat,
  move: GameMove,
  { name = seatNumberName, budget = new Budget() }: RulingOptions = {},
): ReasonedVerdict & { readonly readings: readonly Reading[] } {
  const { readKeys, ...reasonedVerdict } = watchVerdict(game, state, seat, move, { name, budget });
  const readings = findReadings(game, state, { seat, move }, { ...reasonedVerdict, readKeys }, budget);
  return { ...reasonedVerdict, readings };
}
