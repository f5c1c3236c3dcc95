import type { Box } from '../../game/game.ts';
import { changedOptions, choices, type Options } from '../../game/options.ts';
import { PARCEL_WORDS } from './parcel-words.ts';

/** House rules that differ from the defaults, in words: "Aces: eleven". */
export function describeHouseRules(game: Box, options: Options): readonly string[] {
  const changes = changedOptions(game.options, options);
  return game.options.flatMap((option) => {
    const value = changes[option.key];
    if (value === undefined) return [];
    const label = choices(option).find((choice) => choice.value === value)?.label;
    return [`${option.title}: ${label ?? value}`];
  });
}

/** All differing house rules in one line, for print. */
export function houseRulesLine(game: Box, options: Options): string {
  const words = describeHouseRules(game, options);
  return words.length === 0 ? PARCEL_WORDS.usualRules : PARCEL_WORDS.houseRules(words);
}
