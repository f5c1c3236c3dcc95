import * as v from 'valibot';
import { defineFields } from '../../game/fields/fields.ts';
import { each, HEAP, LOOSE, PILE } from '../../game/fields/lying.ts';
import { isObject, type JsonObject } from '../../game/json.ts';
import { looks } from '../../game/looks.ts';
import { hiddenCards, listOf, nothing, seat, totals, whole } from '../../game/schema.ts';
import type { BroomOptions } from './options.ts';
import { PACK } from './pack.ts';
import { type BroomState, codeOf, HAND, isCombined, sides } from './state.ts';
import { itemSchema } from './wire/names.ts';

const cards = hiddenCards(PACK);
const hand = v.pipe(cards, v.maxLength(HAND, 'A hand holds four cards at most.'));

/** Who made which combined card that lies on the table. */
function buildersOf({ table }: BroomState): JsonObject {
  const made = table.filter((item) => isCombined(item.cards) && item.maker !== null);
  return Object.fromEntries(made.map((item) => [codeOf(item.cards), item.maker]));
}

export const FIELDS = defineFields<BroomOptions, BroomState>()({
  pack: () => PACK,
  stranger: 'There is no such field in a position of Broom.',
  by: ['seats', 'partners'],
  fields: {
    turn: { reads: ({ seats }) => v.optional(v.nullable(seat(seats)), 0) },
    dealer: { reads: ({ seats }) => v.optional(seat(seats), 0) },
    hands: {
      reads: ({ seats }) => v.optional(listOf(hand, seats, 'hands')),
      cards: each(LOOSE),
      seen: 'own',
    },
    table: {
      reads: v.optional(v.array(itemSchema, 'This is a list.'), []),
      of: ({ table }) => table.map((item) => item.cards),
      cards: each({ ...HEAP, write: codeOf }),
    },
    stock: { reads: v.optional(cards), cards: PILE, seen: 'nobody' },
    // What was taken was seen, and everybody may look it up.
    taken: {
      reads: (options) => v.optional(listOf(cards, sides(options), 'piles'), () => nothing(sides(options))),
      cards: each(HEAP),
    },
    lastTaker: { reads: ({ seats }) => v.optional(v.nullable(seat(seats)), null) },
    scores: { reads: (options) => totals(sides(options)) },
    session: { reads: v.optional(whole(1), 1) },
    builders: {
      reads: ({ seats }) =>
        v.optional(
          v.pipe(
            v.custom<JsonObject>(isObject, 'This is an object: who made which combined card.'),
            looks<JsonObject>(seat(seats)),
          ),
          {},
        ),
      of: buildersOf,
    },
  },
  dealt: ['hands', 'taken', 'stock'],
});
