import type { Game } from '../game/game.ts';
import { defaultOptions, type Options } from '../game/options.ts';
import { readHouseRules } from '../referee/case.ts';
import { keptTable } from './our-table.ts';

/** All house rules of one's own table; as usual where the kept ones are none that the game takes. */
export function tableOf(game: Game): Options {
  const read = readHouseRules(game, keptTable(game.id) ?? {});
  return read.ok ? read.value : defaultOptions(game.options);
}
