import type { Game, GameMove, GameState, Seat } from '../game/game.ts';
import { choices, type OptionValue } from '../game/options.ts';
import { type Verdict, verdictOf } from './ruling.ts';

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

/** Every other setting of every house rule under which this try would be ruled otherwise. */
export function readings(game: Game, state: GameState, seat: Seat, move: GameMove): readonly Reading[] {
  const { verdict } = verdictOf(game, state, seat, move);
  return game.options.flatMap((spec) => {
    if (spec.structural || spec.unjudged) return [];
    const all = choices(spec);
    const label = (value: OptionValue | undefined): string =>
      all.find((choice) => choice.value === value)?.label ?? String(value);
    const now = state.options[spec.key];
    return all.flatMap(({ value }): Reading[] => {
      if (value === now) return [];
      const other = { ...state, options: { ...state.options, [spec.key]: value } };
      const ruled = verdictOf(game, other, seat, move).verdict;
      if (ruled === verdict) return [];
      const { key: option, title } = spec;
      return [{ option, title, here: label(now), elsewhere: label(value), value, verdict: ruled }];
    });
  });
}
