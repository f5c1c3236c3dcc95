import * as v from 'valibot';
import type { Card } from '../../cards/card.ts';
import { eachLayout, HEAP, LOOSE, PILE } from '../../game/fields/card-layout.ts';
import { defineFields } from '../../game/fields/fields.ts';
import { emptyLists, hiddenCards, listOf, openCards, seat, totals, wholeNumber } from '../../game/schema.ts';
import type { SixtyOptions } from './options.ts';
import { isNumber, PACK } from './pack.ts';
import { deckOf, HAND_SIZE, type SixtyState } from './state.ts';

const cards = hiddenCards(PACK);
const handSchema = v.pipe(cards, v.maxLength(HAND_SIZE, 'A hand holds five cards at most.'));

/** Cards played on the player on turn, all of one number. */
const attackSchema = v.pipe(
  openCards(PACK),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const at = dataset.value.findIndex((card) => !isNumber(card) || card !== dataset.value[0]);
    if (at < 0) return;
    const isJokerCard = !isNumber(dataset.value[at] as Card);
    addIssue({
      message: isJokerCard
        ? 'A joker is never played on anyone.'
        : 'The cards played on a player all have the same number.',
      path: [{ type: 'array', origin: 'value', input: dataset.value, key: at, value: dataset.value[at] }],
    });
  }),
);

export const FIELDS = defineFields<SixtyOptions, SixtyState>()({
  pack: () => PACK,
  unknownFieldText: 'There is no such field in a position of Sixty.',
  by: ['seats'],
  fields: {
    turn: { reads: ({ seats }) => v.optional(v.nullable(seat(seats)), 0) },
    direction: { reads: v.optional(v.picklist([1, -1], 'The direction is 1, clockwise, or -1.'), 1) },
    hands: {
      reads: ({ seats }) => v.optional(listOf(handSchema, seats, 'hands')),
      cards: eachLayout(LOOSE),
      seen: 'own',
    },
    attack: { reads: v.optional(attackSchema, []), cards: PILE },
    from: { reads: ({ seats }) => v.optional(v.nullable(seat(seats)), null) },
    discard: { reads: v.optional(cards, []), cards: HEAP },
    deck: { reads: v.optional(cards), of: deckOf, cards: PILE, seen: 'nobody' },
    // Penalty piles are face down, even for their owners; only their points are known.
    penalty: {
      reads: ({ seats }) => v.optional(listOf(cards, seats, 'penalty piles'), () => emptyLists(seats)),
      cards: eachLayout(HEAP),
      seen: 'nobody',
    },
    round: { reads: v.optional(wholeNumber(1), 1) },
    starter: { reads: ({ seats }) => v.optional(seat(seats), 0) },
    totals: { reads: ({ seats }) => totals(seats) },
  },
  dealOrder: ['hands', 'discard', 'penalty', 'deck'],
});
