import type { Game } from '../game/game.ts';
import { defaultOptions, type Options, takes } from '../game/options.ts';
import { keptTable } from './our-table.ts';

/** All house rules of one's own table. What the game doesn't take any more is as usual. */
export function tableOf({ id, options: specs, wire }: Pick<Game, 'id' | 'options' | 'wire'>): Options {
  const usual = defaultOptions(specs);
  const fitting = Object.entries(keptTable(id) ?? {}).filter(([key, value]) =>
    specs.some((spec) => spec.key === key && takes(spec, value)),
  );
  const options = { ...usual, ...Object.fromEntries(fitting) };
  return wire.checkOptions?.(options) ? usual : options;
}
