import * as v from 'valibot';
import type { Card } from '../../cards/card.ts';
import { type CardLayout, eachLayout, HEAP, LOOSE, PILE, SINGLE } from '../../game/fields/card-layout.ts';
import { defineFields, type Parsed } from '../../game/fields/fields.ts';
import { isObject, type JsonObject } from '../../game/json.ts';
import { hiddenCard, hiddenCards, listOf, openCards, seat, wholeNumber } from '../../game/schema.ts';
import type { PokexOptions } from './options.ts';
import { PACK, rankSchema } from './pack.ts';
import { type Bid, type Lay, type PokexState, SEATS, TRICKS } from './state.ts';

const NO_FIELD_MESSAGE = 'There is no such field in a position of Pokex.';
const anySeat = seat(SEATS);

export const bidSchema = v.pipe(
  v.union(
    [
      v.strictObject({ seat: anySeat, tricks: wholeNumber(1, TRICKS) }),
      v.strictObject({ seat: anySeat, pass: v.literal(true) }),
    ],
    'A bid is a seat with its tricks, 1 to 6, or a seat with "pass": true.',
  ),
  v.transform((bid): Bid => ({ seat: bid.seat, tricks: 'tricks' in bid ? bid.tricks : null })),
);

const writeBid = ({ seat: bidder, tricks }: Bid): JsonObject =>
  tricks === null ? { seat: bidder, pass: true } : { seat: bidder, tricks };

export const laySchema: v.GenericSchema<unknown, Lay> = v.strictObject(
  { seat: anySeat, cards: v.pipe(openCards(PACK), v.length(2, 'Each player lays two cards.')) },
  NO_FIELD_MESSAGE,
);

const LIST_MESSAGE = 'This is a list.';
const cards = hiddenCards(PACK);
const centreCard = hiddenCard(PACK, 'The centre card is one card.');

/** A sampled hand is sorted like a dealt one. */
const SORTED_HAND: CardLayout<readonly Card[]> = {
  ...LOOSE,
  fill: (hand, drawCard) => {
    const filled = LOOSE.fill(hand, drawCard);
    return filled === hand ? hand : filled.toSorted(PACK.compare);
  },
};

const LAY_LAYOUT: CardLayout<Lay> = {
  gather: ({ cards }, into) => PILE.gather(cards, into),
  places: ({ cards }, path, json) => PILE.places(cards, `${path}.cards`, isObject(json) && json['cards']),
  write: ({ seat, cards }, pack) => ({ seat, cards: cards.map(pack.code) }),
  hide: (lay) => lay,
  fill: (lay) => lay,
};

export const FIELDS = defineFields<PokexOptions, PokexState>()({
  pack: () => PACK,
  unknownFieldText: NO_FIELD_MESSAGE,
  fields: {
    dealer: { reads: v.optional(anySeat, 0) },
    turn: { reads: v.optional(v.nullable(anySeat)) },
    phase: {
      reads: v.optional(
        v.picklist(['auction', 'name', 'play', 'over'], 'A phase is auction, name, play or over.'),
        'auction',
      ),
    },
    hands: { reads: v.optional(listOf(cards, SEATS, 'hands')), cards: eachLayout(SORTED_HAND), seen: 'own' },
    centre: { reads: v.optional(cards), cards: PILE },
    bids: { reads: v.optional(v.array(bidSchema, LIST_MESSAGE), []), of: ({ bids }) => bids.map(writeBid) },
    declarer: { reads: v.optional(v.nullable(anySeat)) },
    bid: { reads: v.optional(v.nullable(wholeNumber(1, TRICKS))) },
    wild: { reads: v.optional(v.nullable(rankSchema), null) },
    leader: { reads: v.optional(v.nullable(anySeat)) },
    laid: {
      reads: v.optional(v.pipe(v.array(laySchema, LIST_MESSAGE), v.maxLength(3, 'A fourth lay ends the trick.')), []),
      cards: eachLayout(LAY_LAYOUT),
    },
    current: { reads: v.optional(v.nullable(centreCard), null), cards: SINGLE },
    tricks: { reads: v.optional(listOf(wholeNumber(0, TRICKS), 2, 'sides'), [0, 0]) },
    won: { reads: v.optional(listOf(cards, 2, 'sides')), cards: eachLayout(HEAP) },
    gone: { reads: v.optional(cards), cards: HEAP },
    played: { reads: v.optional(wholeNumber(0, TRICKS), 0) },
    scores: { reads: v.optional(listOf(wholeNumber(), 2, 'sides'), [0, 0]) },
    deal: { reads: v.optional(wholeNumber(1), 1) },
  },
  dealOrder: ['hands', 'centre', 'current', 'won', 'gone'],
});

export type PokexFields = Parsed<typeof FIELDS>;
