import {
  emptyFact,
  HAND_FACTS,
  ORDER_FACTS,
  TURN_FACTS,
  turnOfMover,
} from '../../../src/game/typed-line/common-facts.ts';
import type { FactGrammar, Grammar, TryGrammar } from '../../../src/game/typed-line/grammar.ts';
import { HAND_PLACE } from '../../../src/game/typed-line/placement.ts';

const TRIES: readonly TryGrammar<unknown>[] = [
  { says: ['lay|put {cards} [on {onto}]', '{cards} [be] lay'], fields: { type: 'lay' } },
  {
    says: ['take {names} with|by {mine}', '{mine} take {names}', 'with {mine} {mover} take {names}'],
    fields: { type: 'take' },
  },
  { says: ['bid {n:number}'], fields: { type: 'bid' }, speaksIn: 'bids' },
  { says: ['pass'], fields: { type: 'pass' }, speaksIn: 'bids' },
  { says: ['name {rank} as wild'], fields: { type: 'wild' } },
  { says: ['name {suit} as trump'], fields: { type: 'trump' } },
  { says: ['pick {at:index} card'], fields: { type: 'pick' } },
  { says: ['pick the {at:nth} of heap'], fields: { type: 'dig' } },
  { says: ['follow {lead} with {mine}'], fields: { type: 'follow' } },
  { says: ['throw_in'], fields: { type: 'throw-in' } },
  { says: ['give {mine} to {who}'], fields: { type: 'give' } },
  { says: ['jump_in with {mine}'], fields: { type: 'jump' }, outOfTurn: true },
  { says: ['guess {any:card}'], fields: { type: 'guess' } },
  { says: ['show {movers} hand'], fields: { type: 'show' } },
  { says: ['swap {stack}'], fields: { type: 'swap' } },
  { says: ['stash {hidden}'], fields: { type: 'stash' } },
  { says: ['deal {groups}'], fields: { type: 'deal' } },
  {
    says: ['peek'],
    fields: {},
    move: (_, { view, valueIn }) => ({
      move: { type: 'peek', view: view as string | null, left: valueIn('left') as number },
    }),
  },
  {
    says: ['double {n:number}'],
    fields: {},
    // Only even numbers can be doubled here.
    move: ({ n }, { seat }) =>
      Number(n) % 2 > 0
        ? null
        : {
            move: { type: 'double', to: 2 * Number(n) },
            placements: [{ place: HAND_PLACE, cards: ['AS'] }],
            facts: [{ place: `points-${seat}`, value: Number(n) }],
          },
  },
];

const FACTS: readonly FactGrammar[] = [
  { says: ['{things} [be|lie] on table', 'table show {things}'], sets: { table: '{things}' } },
  { says: ['{who} build {things}'], sets: { table: '{things}' }, answers: '{who}' },
  { says: ['heap show {things}'], sets: { heap: '{things}' } },
  { says: ['only {things} lie on heap'], sets: { heap: '{things}' }, isWhole: true },
  { says: ['{things} lie on side pile'], sets: { 'side-*': '{things}' } },
  { says: ['{who} bid {n:number}'], sets: { bids: '{n}' }, isMove: true },
  { says: ['{who} pass'], sets: { bids: 'pass' }, isMove: true },
  { says: ['{who} knock'], sets: { 'points-{who}': 1 }, isMove: true },
  { says: ['{whose} score be {n:number}'], sets: { 'points-{whose}': '{n}' } },
  { says: ['{suit} be trump'], sets: { trump: '{suit}' } },
  { says: ['{n:number} card be left'], sets: { left: '{n}' } },
  emptyFact('heap|pile', 'heap'),
  ...TURN_FACTS,
  ...ORDER_FACTS,
  ...HAND_FACTS,
];

/** A grammar with a try and a clause of every kind. */
export const TOY_GRAMMAR: Grammar<unknown> = {
  cards: {
    cards: { place: HAND_PLACE },
    mine: { place: HAND_PLACE, one: true },
    onto: { place: 'heap', top: true, one: true },
    names: { place: 'table' },
    lead: { place: 'table', one: true, apart: true },
    stack: {},
    // The table has no such place.
    hidden: { place: 'cellar' },
  },
  parts: {
    groups: [
      { says: '{names} · {groups}', means: ({ names, groups }) => [names, ...(groups as readonly unknown[])] },
      { says: '{names}', means: ({ names }) => [names] },
    ],
  },
  tries: TRIES,
  facts: FACTS,
  examples: [],
  anySuit: 'CHDS',
  turn: turnOfMover,
  partnerOf: (seat, { seats }) => (seats === 4 ? (seat + 2) % 4 : null),
};
