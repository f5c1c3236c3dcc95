import type { Box } from '../../game/game.ts';
import { defaultOptions, type Options, type OptionValue, reconcileOptions } from '../../game/options.ts';
import { readHouseRules } from '../../referee/case.ts';
import { savedOptions } from './our-table.ts';

/** All house rules of the saved table; the usual ones if the saved ones aren't valid. */
export function ownOptions(game: Box): Options {
  const result = readHouseRules(game, savedOptions(game.id) ?? {});
  return result.ok ? result.value : defaultOptions(game.options);
}

/** Sets a house rule, and changes others that conflict with it where that resolves the conflict. */
export function chooseOption(game: Box, options: Options, key: string, value: OptionValue): Options {
  const isValid = (one: Options): boolean => !game.checkOptions?.(one);
  return reconcileOptions(game.options, { ...options, [key]: value }, key, isValid);
}
