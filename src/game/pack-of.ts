import type { Pack } from '../cards/pack.ts';
import type { Box } from './game.ts';
import type { Options } from './options.ts';

/** The pack under these house rules. */
export const packOf = ({ pack, packWith }: Pick<Box, 'pack' | 'packWith'>, options: Options): Pack =>
  packWith?.(options) ?? pack;
