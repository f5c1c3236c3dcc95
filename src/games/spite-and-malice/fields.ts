import * as v from 'valibot';
import { type Card, UNKNOWN } from '../../cards/card.ts';
import { sharedUnknownCards } from '../../cards/unseen.ts';
import { quote } from '../../cards/words.ts';
import { type CardLayout, eachLayout, LOOSE, PILE } from '../../game/fields/card-layout.ts';
import { defineFields } from '../../game/fields/fields.ts';
import { formatHint } from '../../game/format-hint.ts';
import { emptyLists, hiddenCards, listOf, openCards, seat, wholeNumber, writePile } from '../../game/schema.ts';
import type { SpiteOptions } from './options.ts';
import { codeOf, HAND_SIZE, JOKER, PACK, PILE_COUNT, readCardCode, withoutName } from './pack.ts';
import type { Pile, SpiteState } from './state.ts';

/** Cards of a side pile; a joker is written with its rank, `X=7`. */
const sideEntry = v.pipe(
  v.string('A card is written as text, like "10D" or "X=7".'),
  formatHint('card|[Xx]=rank|run', PACK),
  v.rawTransform(({ dataset, addIssue, NEVER }): Pile => {
    const text = dataset.value;
    const unseenMatch = /^([1-9]\d*)?\?$/.exec(text);
    const cardCount = Number(unseenMatch?.[1] ?? 1);
    const card = unseenMatch ? UNKNOWN : readCardCode(text);
    if (card !== undefined && cardCount <= PACK.size) return new Array<number>(cardCount).fill(card);
    addIssue({ message: unseenMatch ? 'There aren’t that many cards.' : `${quote(text)} isn’t a card of this game.` });
    return NEVER;
  }),
);

const sidePile = v.pipe(
  v.array(sideEntry, 'A pile is given as a list of cards.'),
  v.transform((entries): Pile => entries.flat()),
);

/** Replaces named jokers by plain ones, so that the pack can be checked. */
function withoutJokerNames(list: unknown): unknown {
  return Array.isArray(list) ? list.map((text) => String(text).replace(/=.*/, '')) : list;
}

/** A side pile. Its named jokers are numbers above the pack and count as plain jokers. */
const SIDE_PILE: CardLayout<Pile> = {
  ...PILE,
  gather: (pile, into) => {
    for (const card of pile) into.push(withoutName(card));
  },
  places: (pile, path, list) => PILE.places(pile.map(withoutName), path, withoutJokerNames(list)),
  write: (pile, pack) => {
    const knownCodes = pile.filter((card) => card !== UNKNOWN).map(codeOf);
    return writePile(pack, pile.map(withoutName)).map((text) =>
      text.endsWith('?') ? text : (knownCodes.shift() ?? text),
    );
  },
};

const SEAT_COUNT = 2;
const cards = hiddenCards(PACK);
const hand = v.pipe(cards, v.maxLength(HAND_SIZE, 'A hand holds five cards at most.'));

/** Only the top card is visible. */
const GOAL_PILE: CardLayout<Pile> = {
  ...PILE,
  hide: (pile) => (pile.length === 0 ? pile : [...sharedUnknownCards(pile.length - 1), pile.at(-1) as Card]),
};

export const FIELDS = defineFields<SpiteOptions, SpiteState>()({
  pack: () => PACK,
  unknownFieldText: 'There is no such field in a position of Spite and Malice.',
  fields: {
    turn: { reads: v.optional(v.nullable(seat(SEAT_COUNT)), 0) },
    goal: {
      reads: v.optional(listOf(cards, SEAT_COUNT, 'goal piles'), () => [['?'], ['?']]),
      cards: eachLayout(GOAL_PILE),
      seen: 'nobody',
    },
    hands: {
      reads: v.optional(listOf(hand, SEAT_COUNT, 'hands'), () => [[`${HAND_SIZE}?`], [`${HAND_SIZE}?`]]),
      cards: eachLayout(LOOSE),
      seen: 'own',
    },
    side: {
      reads: v.optional(listOf(listOf(sidePile, PILE_COUNT, 'side piles'), SEAT_COUNT, 'lists of side piles'), () => [
        emptyLists(PILE_COUNT),
        emptyLists(PILE_COUNT),
      ]),
      cards: eachLayout(eachLayout(SIDE_PILE)),
    },
    centre: {
      reads: v.optional(listOf(openCards(PACK), PILE_COUNT, 'places in the centre'), () => emptyLists(PILE_COUNT)),
      cards: eachLayout(PILE),
    },
    stock: { reads: v.optional(cards), cards: PILE, seen: 'nobody' },
    aside: { reads: v.optional(cards, []), cards: PILE },
    moved: { reads: v.optional(v.boolean('This is true or false.'), false) },
    centreMoved: { reads: v.optional(wholeNumber(0), 0) },
    idle: { reads: v.optional(wholeNumber(0, 2), 0) },
    turns: { reads: v.optional(wholeNumber(0), 0) },
  },
  // Goal piles are dealt first, from their own pack.
  dealOrder: ['hands', 'side', 'stock', 'aside'],
});

/** Cards that may still be unseen in a goal pile: each of the 52 that isn't visible in one. */
export function unseenGoalCards(state: SpiteState): Card[] {
  const cardsInGoals = state.goal.flat();
  // Copies of a card lie side by side.
  return FIELDS.unseen(state).filter(
    (card, at, unseen) => card < JOKER && card !== unseen[at - 1] && !cardsInGoals.includes(card),
  );
}
