import * as v from 'valibot';
import { givenText } from '../../../game/fault.ts';
import type { JsonObject } from '../../../game/json.ts';
import { moveReader, movesOf } from '../../../game/move-schema.ts';
import { openCard, openCards } from '../../../game/schema.ts';
import { PACK } from '../pack.ts';
import type { PokexMove } from '../state.ts';
import { canonical } from './key.ts';
import { rank } from './parts.ts';

const WHOLE = ({ input }: { readonly input: unknown }): string =>
  `A bid is a whole number of tricks, not ${givenText(input)}.`;
const joker = v.pipe(
  v.picklist(['X', 'x']),
  v.transform(() => 'X' as const),
);

const MOVES = movesOf(
  {
    bid: { tricks: v.pipe(v.number(WHOLE), v.safeInteger(WHOLE)) },
    pass: {},
    name: { rank: v.union([rank, joker], 'A rank is one of A, 2 … 10, J, Q, K.') },
    lay: { cards: v.optional(openCards(PACK), []), centre: v.exactOptional(openCard(PACK)) },
  },
  'A move of Pokex is a bid, pass, name or lay.',
);

/** What a move may be. */
export const moveSchema = () => MOVES;

/** A move as it comes in, in canonical form; a fault where it is none of this game. */
export const readMove = moveReader<PokexMove>(MOVES, canonical);

/** The canonical form, keys in the order of the rules file. */
export function writeMove(move: PokexMove): JsonObject {
  if (move.type !== 'lay') return { ...move };
  const cards = move.cards.map(PACK.code);
  return move.centre === undefined
    ? { type: 'lay', cards }
    : { type: 'lay', cards, centre: PACK.code(move.centre) };
}
