import {
  DIRECTION_FACTS,
  emptyFact,
  HAND_FACTS,
  ORDER_FACTS,
  TURN_FACTS,
  turnOfMover,
} from '../../../game/typed-line/common-facts.ts';
import type { Grammar } from '../../../game/typed-line/grammar.ts';
import { HAND_PLACE } from '../../../game/typed-line/placement.ts';
import { type LuckyState, PILE } from '../state.ts';
import { answerWith, readDivided, readOnto, readUndivided } from './typed-moves.ts';

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
        `lay|play|put|discard|drop {cards} on|onto {pile} ${SUIT_PATTERN}`,
        `{cards} [be] lay|play|put on|onto {pile} ${SUIT_PATTERN}`,
        `{cards} on|onto {pile} ${SUIT_PATTERN}`,
      ],
      fields: {},
      move: readOnto('lay'),
    },
    {
      says: [
        `lay|play|put|discard|drop {cards} [on|onto pile] ${SUIT_PATTERN}`,
        `{cards} [be] lay|play|put ${SUIT_PATTERN}`,
      ],
      fields: { type: 'lay' },
    },
    {
      says: ['jump [in] with', 'throw_in'].map((jump) => `${jump} {cards} on|onto {pile} ${SUIT_PATTERN}`),
      fields: {},
      move: readOnto('jump'),
      outOfTurn: true,
    },
    {
      says: [
        `jump [in] with {cards} ${SUIT_PATTERN}`,
        `throw_in {cards} ${SUIT_PATTERN}`,
        `{cards} jump [in] ${SUIT_PATTERN}`,
      ],
      fields: { type: 'jump' },
      outOfTurn: true,
    },
    { says: ['answer [{pile}] with {cards}'], fields: {}, move: answerWith },
    {
      says: ['draw {n:number} card {who} owe', 'draw {n:number} owed card'],
      fields: {},
      move: ({ n }) => ({ move: { type: 'draw' }, facts: [{ place: 'owed-cards', value: n as number }] }),
    },
    { says: ['draw [card] [again] [from stock]', 'pick up card', 'take card from stock'], fields: { type: 'draw' } },
    { says: ['pass', 'skip [turn]', 'say pass'], fields: { type: 'pass' } },
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
    {
      // The suit is arbitrary: it has no effect while cards are owed.
      says: ['{who} owe {n:number} [card] for|after {rank:rank}'],
      sets: { 'owed-cards': '{n}', turn: '{who}', [PILE]: ['{rank}S'] },
    },
    { says: ['nothing be owed', 'nobody|no_one owe anything|nothing'], sets: { 'owed-cards': 0 } },
    { says: ['{n:number} card [be] owed'], sets: { 'owed-cards': '{n}' } },
    { says: ['suit [be] {suit:suit}', '{suit:suit} [be] named|called|wanted'], sets: { suit: '{suit}' } },
    { says: ['{who} just draw {things}'], sets: { 'hand-{who}': '{things}', drawn: '{things}' } },
    { says: ['{who} draw {things}'], sets: { 'hand-{who}': '{things}', drawn: '{things}' }, isMove: true },
    { says: ['without drawing'], sets: { drawn: [] } },
    { says: ['{who} lay|play|put {things}'], sets: { [PILE]: '{things}', open: '{who}' }, isMove: true },
    { says: ['{things} name|call {suit:suit}'], sets: { [PILE]: '{things}', suit: '{suit}' } },
    emptyFact('stock|deck', 'stock'),
    ...DIRECTION_FACTS,
    ...TURN_FACTS,
    ...ORDER_FACTS,
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
