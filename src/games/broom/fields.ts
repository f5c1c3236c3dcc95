import * as v from 'valibot';
import type { Card } from '../../cards/card.ts';
import { quote } from '../../cards/words.ts';
import { eachLayout, HEAP, LOOSE, PILE } from '../../game/fields/card-layout.ts';
import { defineFields } from '../../game/fields/fields.ts';
import { formatHint } from '../../game/format-hint.ts';
import { isObject, type JsonObject } from '../../game/json.ts';
import { emptyLists, hiddenCards, listOf, seat, totals, wholeNumber } from '../../game/schema.ts';
import type { BroomOptions } from './options.ts';
import { cardWorth, PACK, PACK_WORTHS } from './pack.ts';
import { type BroomState, codeOf, HAND_SIZE, type ItemName, isCombined, sideCount, worthOf } from './state.ts';

/** A single card, or a combined card: two or more value cards, none twice. */
export const nameSchema = v.pipe(
  v.string('A card is written as text, like "10D" or "5C+AS".'),
  formatHint('card(\\+card)*', PACK),
  v.rawTransform(({ dataset, addIssue, NEVER }): ItemName => {
    const reject = (message: string) => {
      addIssue({ message });
      return NEVER;
    };
    const codes = dataset.value.split('+');
    const cards = codes.map(PACK.read);
    const unknownCode = codes.find((_, i) => cards[i] === undefined);
    if (unknownCode !== undefined) {
      return reject(
        /^\d*\?$/.test(unknownCode)
          ? 'This card is face up, so it can’t be unknown.'
          : `${quote(unknownCode)} isn’t a card of this game.`,
      );
    }
    const name = cards as Card[];
    if (name.length > 1 && name.some((card) => cardWorth(card) === 0)) {
      return reject('A combined card is made of value cards only.');
    }
    if (new Set(name).size < name.length) return reject('A combined card can’t contain a card twice.');
    return name;
  }),
);

const itemSchema = v.pipe(
  nameSchema,
  v.check(
    (name) => !isCombined(name) || PACK_WORTHS.has(worthOf(name)),
    'A combined card is worth 2 to 11, 15 or 20: no card could take another value.',
  ),
);

const cards = hiddenCards(PACK);
const hand = v.pipe(cards, v.maxLength(HAND_SIZE, 'A hand holds four cards at most.'));

function buildersOf({ table }: BroomState): JsonObject {
  const itemsWithMaker = table.filter((item) => isCombined(item.cards) && item.maker !== null);
  return Object.fromEntries(itemsWithMaker.map((item) => [codeOf(item.cards), item.maker]));
}

export const FIELDS = defineFields<BroomOptions, BroomState>()({
  pack: () => PACK,
  unknownFieldText: 'There is no such field in a position of Broom.',
  by: ['seats', 'partners'],
  fields: {
    turn: { reads: ({ seats }) => v.optional(v.nullable(seat(seats)), 0) },
    dealer: { reads: ({ seats }) => v.optional(seat(seats), 0) },
    hands: {
      reads: ({ seats }) => v.optional(listOf(hand, seats, 'hands')),
      cards: eachLayout(LOOSE),
      seen: 'own',
    },
    table: {
      reads: v.optional(v.array(itemSchema, 'This is a list.'), []),
      of: ({ table }) => table.map((item) => item.cards),
      cards: eachLayout({ ...HEAP, write: codeOf }),
    },
    stock: { reads: v.optional(cards), cards: PILE, seen: 'nobody' },
    // Taken cards have been face up on the table, so every player may know them.
    taken: {
      reads: (options) => v.optional(listOf(cards, sideCount(options), 'piles'), () => emptyLists(sideCount(options))),
      cards: eachLayout(HEAP),
    },
    lastTaker: { reads: ({ seats }) => v.optional(v.nullable(seat(seats)), null) },
    scores: { reads: (options) => totals(sideCount(options)) },
    session: { reads: v.optional(wholeNumber(1), 1) },
    builders: {
      reads: ({ seats }) =>
        v.optional(
          v.pipe(
            v.custom<JsonObject>(isObject, 'This is an object: who made which combined card.'),
            formatHint<JsonObject>(seat(seats)),
          ),
          {},
        ),
      of: buildersOf,
    },
  },
  dealOrder: ['hands', 'taken', 'stock'],
});
