import type { JsonObject } from '../../../game/json.ts';
import {
  DIRECTION_FACTS,
  emptyFact,
  HAND_FACTS,
  TURN_FACTS,
  turnOfMover,
} from '../../../game/typed-line/common-facts.ts';
import type { ParseContext } from '../../../game/typed-line/context.ts';
import type { Grammar, SlotValues } from '../../../game/typed-line/grammar.ts';
import { HAND_PLACE } from '../../../game/typed-line/placement.ts';
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

const SUIT_PATTERN = '[name|call|for|choose|want|say|wish [for] {suit:suit}]';

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
        `lay|play|put|discard|drop {cards} [on|onto {pile}] ${SUIT_PATTERN}`,
        `lay|play|put|discard|drop {cards} on|onto pile ${SUIT_PATTERN}`,
        `{cards} [be] lay|play|put [on|onto {pile}] ${SUIT_PATTERN}`,
        `{cards} on|onto {pile} ${SUIT_PATTERN}`,
      ],
      fields: { type: 'lay' },
    },
    {
      says: [`jump [in] with {cards} ${SUIT_PATTERN}`, `{cards} jump [in] ${SUIT_PATTERN}`],
      fields: { type: 'jump' },
      outOfTurn: true,
    },
    { says: ['draw [card] [from stock]', 'pick up card', 'take card from stock'], fields: { type: 'draw' } },
    { says: ['pass', 'skip [turn]'], fields: { type: 'pass' } },
    { says: ['let go', 'decline'], fields: { type: 'decline' }, outOfTurn: true },
  ],
  facts: [
    {
      says: [
        '{things} [be|lie] on pile',
        '{things} [be|lie] on top [of pile]',
        'pile [be|have|show] {things}',
        'top [card] [be] {things}',
      ],
      sets: { [PILE]: '{things}' },
    },
    { says: ['{whose} [lucky] number [be] {n:number}'], sets: { 'lucky-{whose}': '{n}' } },
    { says: ['[lucky] number [be] {n:number}'], sets: { 'lucky-{who}': '{n}' } },
    { says: ['{who} owe {n:number} die|dice'], sets: { 'owed-dice': '{n}', turn: '{who}' } },
    { says: ['{who} owe {n:number} [card]'], sets: { 'owed-cards': '{n}', turn: '{who}' } },
    { says: ['{n:number} card [be] owed'], sets: { 'owed-cards': '{n}' } },
    { says: ['suit [be] {suit:suit}', '{suit:suit} [be] named|called|wanted'], sets: { suit: '{suit}' } },
    { says: ['{who} just draw {things}'], sets: { 'hand-{who}': '{things}', drawn: '{things}' } },
    emptyFact('stock|deck', 'stock'),
    ...DIRECTION_FACTS,
    ...TURN_FACTS,
    ...HAND_FACTS,
  ],
  examples: [
    'combine 2d 3d 4d',
    'I lay the eight of hearts on the 5♦',
    'Ann jumps in with 8♥',
    'lay the jack of spades and name hearts',
    'draw, I owe 3 cards',
  ],
  turn: turnOfMover,
};
