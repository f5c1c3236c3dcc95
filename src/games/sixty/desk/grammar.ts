import type { JsonObject } from '../../../game/json.ts';
import {
  DIRECTION_FACTS,
  emptyFact,
  HAND_FACTS,
  ORDER_FACTS,
  TURN_FACTS,
  turnOfMover,
} from '../../../game/typed-line/common-facts.ts';
import type { ParseContext } from '../../../game/typed-line/context.ts';
import type { Grammar, SlotValues } from '../../../game/typed-line/grammar.ts';
import { HAND_PLACE } from '../../../game/typed-line/placement.ts';
import { isJoker, PACK } from '../pack.ts';
import { ATTACK, DECK, DISCARD, type SixtyState } from '../state.ts';

/** Move of a joker; number cards without a verb are ambiguous, so they give none. */
function joker({ cards, pick }: SlotValues) {
  const codes = cards as readonly string[];
  return codes.some((code) => isJoker(PACK.read(code) ?? -1))
    ? { move: { type: 'joker', cards: codes, ...(pick === undefined ? {} : { pick: pick as string }) } }
    : null;
}

/** Numbers on other numbers without a verb beat them; on the same number they may also be passed on. */
function beatenBy({ cards, beaten }: SlotValues) {
  const codes = cards as readonly string[];
  const isOther = !codes.some((code) => isJoker(PACK.read(code) ?? -1) || (beaten as readonly string[]).includes(code));
  return isOther ? { move: { type: 'beat', cards: codes } } : null;
}

/** An attack on a named player, who must be the next. */
function attackOn({ cards, whom }: SlotValues, { seat, options, valueIn }: ParseContext<SixtyState>) {
  const seats = Number(options['seats']);
  const next = (seat + Number(valueIn('direction') ?? 1) + seats) % seats;
  return whom === next ? { move: { type: 'attack', cards } as JsonObject } : null;
}

export const GRAMMAR: Grammar<SixtyState> = {
  cards: {
    cards: { place: HAND_PLACE },
    attack: { place: ATTACK, apart: true },
    beaten: { place: ATTACK },
    pick: { place: DISCARD, one: true },
  },
  tries: [
    { says: ['attack [with] {cards}', '{cards} attack'], fields: { type: 'attack' } },
    { says: ['attack {whom:who} with {cards}'], fields: {}, move: attackOn },
    {
      says: [
        'pass [cards|attack|them] on|along with {cards}',
        'pass on [cards|attack|them] with {cards}',
        'pass on {cards}',
        'pass with {cards}',
        'pass {attack} on with {cards}',
        'pass on {attack} with {cards}',
        '{cards} pass [cards|attack|them|{attack}] on [{attack}]',
      ],
      fields: { type: 'pass-on' },
    },
    {
      says: [
        'beat|defend [cards|attack|them] with {cards}',
        'defend against {attack} with {cards}',
        'with {cards} [{mover}] beat {attack}',
        'beat {attack} with {cards}',
        '{cards} beat [cards|attack|them] [{attack}]',
        '{attack} [be] beat|defended with|by {cards}',
      ],
      fields: { type: 'beat' },
    },
    { says: ['{cards} on|against {beaten}'], fields: {}, move: beatenBy },
    {
      says: [
        'play|use {cards} [on|against {attack}] [pick {pick} [from discard [pile]]]',
        '{cards} on|against {attack} [pick {pick} [from discard [pile]]]',
        '{cards} pick {pick} [on|against|for {attack}] [from discard [pile]]',
        '{cards} pick {pick} from discard [pile] on|against|for {attack}',
      ],
      fields: {},
      move: joker,
    },
    {
      says: ['take [up] [cards|attack|them|all] [{attack}]', 'pick up [cards|attack|them|all] [{attack}]'],
      fields: { type: 'take' },
    },
  ],
  facts: [
    {
      says: [
        '{who} attack [{whom:who}] with {things}',
        '{who} attack {things}',
        '{who} play|lay {things} [on|against {whom:who}]',
      ],
      sets: { [ATTACK]: '{things}', from: '{who}' },
      isMove: true,
    },
    {
      says: [
        '{things} [be|lie] on table',
        'attack [be|have|show] {things}',
        '{things} [be] played|laid [on|against {whom:who}]',
      ],
      sets: { [ATTACK]: '{things}' },
    },
    { says: ['{things} [be] from {who}'], sets: { [ATTACK]: '{things}', from: '{who}' } },
    { says: ['{whose} attack [be] {things}'], sets: { [ATTACK]: '{things}', from: '{whose}' } },
    { says: ['{whose} attack'], sets: { from: '{whose}' } },
    { says: ['attack [be] from|by {who}'], sets: { from: '{who}' } },
    {
      says: ['only {things} [be|lie] in|on discard [pile]', 'discard [pile] [be|have|show] only {things}'],
      sets: { [DISCARD]: '{things}' },
      isWhole: true,
    },
    {
      says: ['{things} [be|lie] in|on discard [pile]', 'discard [pile] [be|have|show] {things}'],
      sets: { [DISCARD]: '{things}' },
    },
    { says: ['{who} have to answer|beat {things}'], sets: { [ATTACK]: '{things}' } },
    { says: ['nothing [have] be played', 'before anything [have] be played'], sets: { [ATTACK]: [] } },
    emptyFact('discard [pile]', DISCARD),
    emptyFact('deck|stock', DECK),
    { says: ['{things} [be|lie] in {whose} penalty [pile]'], sets: { 'penalty-{whose}': '{things}' } },
    { says: ['{who} have {n:number} point'], sets: { 'total-{who}': '{n}' } },
    { says: ['round {n:number}'], sets: { round: '{n}' } },
    { says: ['{who} begin|start'], sets: { starter: '{who}' } },
    ...DIRECTION_FACTS,
    ...TURN_FACTS,
    ...ORDER_FACTS,
    ...HAND_FACTS,
  ],
  examples: [
    '10 10 beats 4 4 4',
    'Ann attacks with two fours',
    'Ann attacked me with 4 4, I pass it on with a 4',
    'I play Hocus-pocus and pick a 4',
    'Bert takes the cards',
  ],
  turn: turnOfMover,
};
