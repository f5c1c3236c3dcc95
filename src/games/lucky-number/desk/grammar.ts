import type { JsonObject } from '../../../game/json.ts';
import { type Grammar, HAND, type ParseContext, type SlotValues } from '../../../game/typed-line/grammar.ts';
import { writeMove } from '../notation/index.ts';
import { PACK } from '../pack.ts';
import { type LuckyState, PILE } from '../state.ts';
import { combinationOf } from '../table/propose.ts';

const cardOf = (code: string): number => PACK.read(code) ?? -1;
const sortByCode = (codes: readonly string[]): readonly string[] =>
  [...codes].sort((a, b) => PACK.compare(cardOf(a), cardOf(b)));

/** Move of a typed combination that names its extra aces or says that it has none. */
function readDivided({ cards, aces, top, as }: SlotValues) {
  const both = {
    cards: sortByCode(cards as readonly string[]),
    aces: sortByCode((aces ?? []) as readonly string[]),
  };
  const more = { ...(top === undefined ? {} : { top }), ...(as === undefined ? {} : { as }) };
  return { move: { type: 'combine', ...both, ...(more as JsonObject) } };
}

/**
 * Move of a typed combination without a word about aces: the cards are divided so that they make the number,
 * if they can.
 */
function readUndivided({ cards, more = [], top }: SlotValues, { view, seat }: ParseContext<LuckyState>) {
  const all = [...(cards as readonly string[]), ...(more as readonly string[])];
  if (!view) return readDivided({ cards: all, top });
  const { top: last, ...move } = writeMove(combinationOf(view, seat, all.map(cardOf)));
  return { move: { ...move, top: (top ?? last) as string } };
}

const NAMED = '[name|call|for {suit:suit}]';

export const GRAMMAR: Grammar<LuckyState> = {
  cards: {
    cards: { place: HAND },
    aces: { place: HAND },
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
        `lay|laid|play|put {cards} [on|onto {pile}] ${NAMED}`,
        `{cards} lay|laid [on|onto {pile}] ${NAMED}`,
        `{cards} on|onto {pile} ${NAMED}`,
      ],
      fields: { type: 'lay' },
    },
    {
      says: [`jump [in] with {cards} ${NAMED}`, `{cards} jump [in] ${NAMED}`],
      fields: { type: 'jump' },
    },
    { says: ['draw|drew [card]'], fields: { type: 'draw' } },
    { says: ['pass'], fields: { type: 'pass' } },
    { says: ['let go', 'decline'], fields: { type: 'decline' } },
  ],
};
