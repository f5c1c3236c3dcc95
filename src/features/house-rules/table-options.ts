import type { Box } from '../../game/game.ts';
import { defaultOptions, type Options, type OptionValue, reconcileOptions } from '../../game/options.ts';
import { readHouseRules } from '../../referee/case.ts';
import { savedOptions } from './our-table.ts';

/** All house rules of one's own table; as usual where the kept ones are none that the game takes. */
export function ownOptions(game: Box): Options {
  const read = readHouseRules(game, savedOptions(game.id) ?? {});
  return read.ok ? read.value : defaultOptions(game.options);
}

/** House rules after one of them was chosen; what doesn’t go with it gives way where that is enough. */
export function chooseOption(game: Box, options: Options, key: string, value: OptionValue): Options {
  const fits = (one: Options): boolean => !game.checkOptions?.(one);
  return reconcileOptions(game.options, { ...options, [key]: value }, key, fits);
}
