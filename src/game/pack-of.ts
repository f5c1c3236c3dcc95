import type { Pack } from '../cards/pack.ts';
import type { TableGame } from './game.ts';
import type { Options } from './options.ts';

/** The pack that is played with under these house rules. */
export const packOf = ({ pack, packWith }: Pick<TableGame, 'pack' | 'packWith'>, options: Options): Pack =>
  packWith?.(options) ?? pack;
