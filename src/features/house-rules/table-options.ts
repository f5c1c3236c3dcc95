import type { Box } from '../../game/game.ts';
import { defaultOptions, type Options, type OptionValue, reconcileOptions } from '../../game/options.ts';
import { readHouseRules } from '../../referee/case.ts';
import { savedOptions } from './our-table.ts';

/** All house rules of the saved table; the usual ones if the saved ones aren’t valid. */
export function ownOptions(game: Box): Options {
  const read = readHouseRules(game, savedOptions(game.id) ?? {});
  return read.ok ? read.value : defaultOptions(game.options);
}

/** Chooses a house rule. Rules that conflict with it change, if that is enough. */
export function chooseOption(game: Box, options: Options, key: string, value: OptionValue): Options {
  const fits = (one: Options): boolean => !game.checkOptions?.(one);
  return reconcileOptions(game.options, { ...options, [key]: value }, key, fits);
}
