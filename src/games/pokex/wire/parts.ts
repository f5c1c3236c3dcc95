import * as v from 'valibot';
import { RANKS, type Rank, readRank } from '../../../cards/ranks.ts';
import type { JsonObject } from '../../../game/json.ts';
import { looks } from '../../../game/looks.ts';
import { openCards, seat, textOf, whole } from '../../../game/schema.ts';
import { PACK } from '../pack.ts';
import { type Bid, type Lay, SEATS, TRICKS } from '../state.ts';

/** Said of a field that isn’t one. */
export const noField = 'There is no such field in a position of Pokex.';
export const anySeat = seat(SEATS);

/** A rank in any accepted spelling. */
export const rank = textOf<Rank>(
  'A rank is written as text, like "7" or "K".',
  readRank,
  () => `A rank is one of ${RANKS.join(', ')}.`,
  looks('rank'),
);

/** What somebody said in the auction. */
export const bid = v.pipe(
  v.union(
    [
      v.strictObject({ seat: anySeat, tricks: whole(1, TRICKS) }),
      v.strictObject({ seat: anySeat, pass: v.literal(true) }),
    ],
    'A bid is a seat with its tricks, 1 to 6, or a seat with "pass": true.',
  ),
  v.transform((said): Bid => ({ seat: said.seat, tricks: 'tricks' in said ? said.tricks : null })),
);

export const writeBid = ({ seat: at, tricks }: Bid): JsonObject =>
  tricks === null ? { seat: at, pass: true } : { seat: at, tricks };

/** Two cards of a trick, with who laid them. */
export const lay: v.GenericSchema<unknown, Lay> = v.strictObject(
  { seat: anySeat, cards: v.pipe(openCards(PACK), v.length(2, 'Two cards are laid each time.')) },
  noField,
);
