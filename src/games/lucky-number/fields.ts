import * as v from 'valibot';
import { readSuit, type Suit } from '../../cards/suits.ts';
import { eachLayout, LOOSE, PILE, SINGLE } from '../../game/fields/card-layout.ts';
import { defineFields } from '../../game/fields/fields.ts';
import { formatHint } from '../../game/format-hint.ts';
import { hiddenCard, hiddenCards, listOf, openCards, seat, textOf, wholeNumber } from '../../game/schema.ts';
import type { LuckyOptions } from './options.ts';
import { packWith } from './pack.ts';
import { LUCKY_LEAST, LUCKY_MOST, type LuckyState } from './state.ts';

const SUIT_HINT = 'A suit is written as a letter: S, H, D or C.';

/** A suit: its letter in either case, or its symbol. */
export const suitSchema = textOf<Suit>(SUIT_HINT, readSuit, () => SUIT_HINT, formatHint('suit'));

const cardsOf = ({ jokers }: LuckyOptions) => hiddenCards(packWith(jokers));

const owedSchema = v.strictObject(
  { by: v.picklist(['cards', 'dice'], 'A debt is by “cards” or by “dice”.'), n: wholeNumber(1) },
  'A debt says by what, “cards” or “dice”, and how many.',
);

export const FIELDS = defineFields<LuckyOptions, LuckyState>()({
  pack: ({ jokers }) => packWith(jokers),
  unknownFieldText: 'There is no such field in a position of Lucky Number.',
  by: ['seats', 'jokers'],
  fields: {
    turn: { reads: ({ seats }) => v.optional(v.nullable(seat(seats)), 0) },
    direction: { reads: v.optional(v.picklist([1, -1], 'The direction is 1 or -1.'), 1) },
    lucky: {
      reads: ({ seats }) =>
        v.optional(listOf(v.nullable(wholeNumber(LUCKY_LEAST, LUCKY_MOST)), seats, 'numbers'), () =>
          new Array<null>(seats).fill(null),
        ),
    },
    hands: {
      reads: (options) => v.optional(listOf(cardsOf(options), options.seats, 'hands')),
      cards: eachLayout(LOOSE),
      seen: 'own',
    },
    // Every card of the pile was laid face up, so none may be unseen.
    pile: { reads: ({ jokers }) => v.optional(openCards(packWith(jokers)), []), cards: PILE },
    stock: { reads: (options) => v.optional(cardsOf(options)), cards: PILE, seen: 'nobody' },
    suit: { reads: v.optional(v.nullable(suitSchema), null) },
    owed: {
      reads: v.optional(v.nullable(owedSchema), null),
      of: ({ owed }) => owed && { by: owed.by, n: owed.n },
    },
    // The drawn card is also in a hand and is counted there.
    drawn: {
      reads: ({ jokers }) => v.optional(v.nullable(hiddenCard(packWith(jokers), 'This is one card.')), null),
      of: ({ drawn, options }) => SINGLE.write(drawn, packWith(options.jokers)),
    },
    // A card whose jump-in was declined is no longer open in the serialized position.
    open: {
      reads: ({ seats }) => v.optional(v.nullable(seat(seats)), null),
      of: ({ open, declined }) => (declined === null ? open : null),
    },
    idle: { reads: v.optional(wholeNumber(0), 0) },
    turns: { reads: v.optional(wholeNumber(0), 0) },
    winners: { reads: ({ seats }) => v.optional(v.array(seat(seats), 'This is a list of seats.'), []) },
  },
  dealOrder: ['hands', 'stock'],
});
