import { FIELDS } from '../fields.ts';
import { settle } from './count.ts';
import { cardsOf, key } from './key.ts';
import { readMove, writeMove } from './moves.ts';
import { readPosition } from './position.ts';

export const WIRE = {
  position: { read: readPosition, write: FIELDS.write, loose: FIELDS.loose },
  move: { read: readMove, write: writeMove },
  score: { keys: ['goal'], count: settle },
  key,
  cardsOf,
};
