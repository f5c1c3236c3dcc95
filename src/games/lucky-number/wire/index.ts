import type { Wire } from '../../../game/wire.ts';
import { FIELDS } from '../fields.ts';
import type { LuckyOptions } from '../options.ts';
import type { LuckyMove, LuckyState } from '../state.ts';
import { cardsOf, key } from './key.ts';
import { readMove, writeMove } from './moves.ts';
import { readPosition } from './position.ts';

export const WIRE: Wire<LuckyOptions, LuckyState, LuckyMove> = {
  position: { read: readPosition, write: FIELDS.write },
  move: { read: readMove, write: writeMove },
  key,
  cardsOf,
};
