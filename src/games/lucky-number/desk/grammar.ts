import type { JsonObject } from '../../../game/json.ts';
import { type Grammar, HAND_PLACE, type ParseContext, type SlotValues } from '../../../game/typed-line/grammar.ts';
import { writeMove } from '../notation/index.ts';
import { PACK } from '../pack.ts';
import { type LuckyState, PILE } from '../state.ts';
import { combinationOf } from '../table/propose.ts';

const cardOf = (code: string): number => PACK.read(code) ?? -1;
const sortByCode = (codes: readonly string[]): readonly string[] =>
  [...codes].sort((a, b) => PACK.compare(cardOf(a), cardOf(b)));

/** Move of a typed combination that names its extra aces or says that it has none. */
function readDivided({ cards, aces, top, as }: SlotValues) {
  const cardFields = {
    cards: sortByCode(cards as readonly string[]),
    aces: sortByCode((aces ?? []) as readonly string[]),
  };
  const optionalFields = { ...(top === undefined ? {} : { top }), ...(as === undefined ? {} : { as }) };
  return { move: { type: 'combine', ...cardFields, ...(optionalFields as JsonObject) } };
}

/**
 * Move of a typed combination without a word about aces: the cards are divided so that they make the number,
 * if they can.
 */
function readUndivided({ cards, more: moreCards = [], top }: SlotValues, { view, seat }: ParseContext<LuckyState>) {
  const allCodes = [...(cards as readonly string[]), ...(moreCards as readonly string[])];
  if (!view) return readDivided({ cards: allCodes, top });
  const { top: usualTop, ...move } = writeMove(combinationOf(view, seat, allCodes.map(cardOf)));
  return { move: { ...move, top: (top ?? usualTop) as string } };
}

const SUIT_PATTERN = '[name|call|for {suit:suit}]';

export const GRAMMAR: Grammar<LuckyState> = {
  cards: {
    cards: { place: HAND_PLACE },
    aces: { place: HAND_PLACE },
    pile: { place: PILE, top: true, apart: true, one: true },
    top: { one: true },
    as: { one: true },
  },
  tries: [
    {
      says: [
        'combine {cards} [with {aces} added|beside] joker as {as} [{top} on top]',
        '{cards} combine [with {aces} added|beside] joker as {as} [{top} on top]',
        'combine {cards} with {aces} added|beside [{top} on top]',
        '{cards} combine with {aces} added|beside [{top} on top]',
      ],
      fields: {},
      move: readDivided,
    },
    {
      says: [
        'combine {cards} [with {more:cards}] {top} on top',
        'combine {cards} [with {more:cards}]',
        '{cards} combine [with {more:cards}] [{top} on top]',
      ],
      fields: {},
      move: readUndivided,
    },
    {
      says: [
        `lay|laid|play|put {cards} [on|onto {pile}] ${SUIT_PATTERN}`,
        `{cards} lay|laid [on|onto {pile}] ${SUIT_PATTERN}`,
        `{cards} on|onto {pile} ${SUIT_PATTERN}`,
      ],
      fields: { type: 'lay' },
    },
    {
      says: [`jump [in] with {cards} ${SUIT_PATTERN}`, `{cards} jump [in] ${SUIT_PATTERN}`],
      fields: { type: 'jump' },
    },
    { says: ['draw|drew [card]'], fields: { type: 'draw' } },
    { says: ['pass'], fields: { type: 'pass' } },
    { says: ['let go', 'decline'], fields: { type: 'decline' } },
  ],
};
