import type { Game } from '../game/game.ts';
import { choices, type OptionChoice, type OptionSpec, type OptionValue } from '../game/options.ts';
import type { GameState } from '../game/play.ts';

/** A house rule, as it is set here and as it is set elsewhere. */
export interface Setting {
  readonly option: string;
  readonly title: string;
  /** How the table plays now, and how others do, in the option's own words. */
  readonly here: string;
  readonly elsewhere: string;
  readonly value: OptionValue;
}

/** Ways in which tables set a house rule: all there are, or of a number the usual one and what others often take. */
function commonChoicesOf({ values, default: usual }: OptionSpec): readonly OptionChoice[] {
  return 'min' in values ? [{ value: usual, label: String(usual) }, ...(values.often ?? [])] : values;
}

function settingsExcept(
  { key: option, title }: OptionSpec,
  ways: readonly OptionChoice[],
  now: OptionValue | undefined,
): readonly Setting[] {
  const here = ways.find(({ value }) => value === now)?.label ?? String(now);
  return ways.flatMap(({ value, label: elsewhere }) =>
    value === now ? [] : [{ option, title, here, elsewhere, value }],
  );
}

/** The other ways in which a house rule with a list of choices can be set. */
export const otherChoices = (spec: OptionSpec, now: OptionValue | undefined): readonly Setting[] =>
  settingsExcept(spec, choices(spec), now);

/** The same, and of a number what other tables often take. */
export const otherSettings = (spec: OptionSpec, now: OptionValue | undefined): readonly Setting[] =>
  settingsExcept(spec, commonChoicesOf(spec), now);

/** The same cards at a table where this is so; undefined where they can’t be in play there like this. */
export function stateWithSetting(
  game: Pick<Game, 'play'>,
  state: GameState,
  { option, value }: Setting,
): GameState | undefined {
  const options = { ...state.options, [option]: value };
  return game.play.withOptions ? game.play.withOptions(state, options) : { ...state, options };
}
