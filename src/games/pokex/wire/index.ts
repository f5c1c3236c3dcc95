import type { Wire } from '../../../game/wire.ts';
import { FIELDS } from '../fields.ts';
import type { PokexOptions } from '../options.ts';
import type { PokexMove, PokexState } from '../state.ts';
import { countUp, KEYS } from './count.ts';
import { cardsOf, key } from './key.ts';
import { readMove, writeMove } from './moves.ts';
import { readPosition } from './position.ts';

export const WIRE: Wire<PokexOptions, PokexState, PokexMove> = {
  position: { read: readPosition, write: FIELDS.write },
  move: { read: readMove, write: writeMove },
  score: { keys: KEYS, count: countUp },
  key,
  cardsOf,
};
