import { useState } from 'preact/hooks';
import type { Box } from '../../game/game.ts';
import type { Options, OptionValue } from '../../game/options.ts';
import { chooseOption } from './table-options.ts';

interface HouseRules {
  readonly options: Options;
  readonly change: (key: string, value: OptionValue) => void;
  /** Why the rules conflict, in a sentence; null if they don't. */
  readonly conflict: string | null;
}

/** Holds the house rules while a table is set up. */
export function useHouseRules(game: Box, from: () => Options): HouseRules {
  const [options, setOptions] = useState(from);
  return {
    options,
    change: (key, value) => setOptions((currentOptions) => chooseOption(game, currentOptions, key, value)),
    conflict: game.checkOptions?.(options)?.says ?? null,
  };
}
