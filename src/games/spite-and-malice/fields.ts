import * as v from 'valibot';
import type { Card } from '../../cards/card.ts';
import { hidden } from '../../cards/unseen.ts';
import { defineFields } from '../../game/fields/fields.ts';
import { each, LOOSE, type Lying, PILE } from '../../game/fields/lying.ts';
import { hiddenCards, listOf, nothing, openCards, seat, whole } from '../../game/schema.ts';
import type { SpiteOptions } from './options.ts';
import { HAND, PACK, PILES } from './pack.ts';
import type { Pile, SpiteState } from './state.ts';
import { SIDE_PILE, sidePile } from './wire/side.ts';

const SEATS = 2;
const cards = hiddenCards(PACK);
const hand = v.pipe(cards, v.maxLength(HAND, 'A hand holds five cards at most.'));

/** Only the top card is seen. */
const GOAL: Lying<Pile> = {
  ...PILE,
  hide: (pile) => (pile.length === 0 ? pile : [...hidden(pile.length - 1), pile.at(-1) as Card]),
};

export const FIELDS = defineFields<SpiteOptions, SpiteState>()({
  pack: () => PACK,
  stranger: 'There is no such field in a position of Spite and Malice.',
  fields: {
    turn: { reads: v.optional(v.nullable(seat(SEATS)), 0) },
    goal: {
      reads: v.optional(listOf(cards, SEATS, 'goal piles'), () => [['?'], ['?']]),
      cards: each(GOAL),
      seen: 'nobody',
    },
    hands: {
      reads: v.optional(listOf(hand, SEATS, 'hands'), () => [[`${HAND}?`], [`${HAND}?`]]),
      cards: each(LOOSE),
      seen: 'own',
    },
    side: {
      reads: v.optional(listOf(listOf(sidePile, PILES, 'side piles'), SEATS, 'lists of side piles'), () => [
        nothing(PILES),
        nothing(PILES),
      ]),
      cards: each(each(SIDE_PILE)),
    },
    centre: {
      reads: v.optional(listOf(openCards(PACK), PILES, 'places in the centre'), () => nothing(PILES)),
      cards: each(PILE),
    },
    stock: { reads: v.optional(cards), cards: PILE, seen: 'nobody' },
    aside: { reads: v.optional(cards, []), cards: PILE },
    moved: { reads: v.optional(v.boolean('This is true or false.'), false) },
    centreMoved: { reads: v.optional(whole(0), 0) },
    idle: { reads: v.optional(whole(0, 2), 0) },
    turns: { reads: v.optional(whole(0), 0) },
  },
  // Goal piles are dealt before these, from a pack of their own.
  dealt: ['hands', 'side', 'stock', 'aside'],
});
