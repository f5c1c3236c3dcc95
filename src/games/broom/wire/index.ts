import { FIELDS } from '../fields.ts';
import type { BroomOptions } from '../options.ts';
import { countPiles } from './count.ts';
import { cardsOf, key } from './key.ts';
import { readMove, writeMove } from './moves.ts';
import { readPosition } from './position.ts';

export const WIRE = {
  position: { read: readPosition, write: FIELDS.write, loose: FIELDS.loose },
  move: { read: readMove, write: writeMove },
  score: { keys: ['taken', 'scores'], count: countPiles },
  checkOptions: ({ partners, seats }: BroomOptions) =>
    partners && seats !== 4 ? { key: 'partners', says: 'Partners need four players.' } : null,
  key,
  cardsOf,
};
