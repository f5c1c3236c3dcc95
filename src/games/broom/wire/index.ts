import { FIELDS } from '../fields.ts';
import { countPiles, wonSchema } from './count.ts';
import { cardsOf, key } from './key.ts';
import { moveSchema, readMove, writeMove } from './moves.ts';
import { readPosition } from './position.ts';

export const WIRE = {
  position: { read: readPosition, write: FIELDS.write, schema: FIELDS.schema, loose: FIELDS.loose },
  move: { read: readMove, write: writeMove, schema: moveSchema },
  score: { keys: ['taken', 'scores'], count: countPiles, schema: wonSchema },
  key,
  cardsOf,
};
