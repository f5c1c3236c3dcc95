import type { Game } from '../game/game.ts';
import { choices, type OptionChoice, type OptionSpec, type OptionValue } from '../game/options.ts';
import type { GameState } from '../game/play.ts';

/** Another value of a house rule, compared with this table's. */
export interface Setting {
  readonly option: string;
  readonly title: string;
  /** Labels of this table's value and of the other. */
  readonly currentLabel: string;
  readonly otherLabel: string;
  readonly value: OptionValue;
}

/** The values tables use: all choices, or for a number the default and the common ones. */
function commonChoicesOf({ values, default: usual }: OptionSpec): readonly OptionChoice[] {
  return 'min' in values ? [{ value: usual, label: String(usual) }, ...(values.often ?? [])] : values;
}

function settingsExcept(
  { key: option, title }: OptionSpec,
  allChoices: readonly OptionChoice[],
  currentValue: OptionValue | undefined,
): readonly Setting[] {
  const currentLabel = allChoices.find(({ value }) => value === currentValue)?.label ?? String(currentValue);
  return allChoices.flatMap(({ value, label: otherLabel }) =>
    value === currentValue ? [] : [{ option, title, currentLabel, otherLabel, value }],
  );
}

/** The other choices of a house rule; none for a range of numbers. */
export const otherChoices = (spec: OptionSpec, currentValue: OptionValue | undefined): readonly Setting[] =>
  settingsExcept(spec, choices(spec), currentValue);

/** The other choices of a house rule, and for a range of numbers its common values. */
export const otherSettings = (spec: OptionSpec, currentValue: OptionValue | undefined): readonly Setting[] =>
  settingsExcept(spec, commonChoicesOf(spec), currentValue);

/** The same cards under this setting; undefined where they are impossible there. */
export function stateWithSetting(
  game: Pick<Game, 'play'>,
  state: GameState,
  { option, value }: Setting,
): GameState | undefined {
  const options = { ...state.options, [option]: value };
  return game.play.withOptions ? game.play.withOptions(state, options) : { ...state, options };
}
