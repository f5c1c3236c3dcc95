import { HAND_FACTS, ORDER_FACTS } from '../../../game/typed-line/common-facts.ts';
import type { Grammar } from '../../../game/typed-line/grammar.ts';
import { HAND_PLACE } from '../../../game/typed-line/placement.ts';
import { CURRENT_ZONE, type PokexState, partnerOf, ROW_ZONE, SEATS, seatAfter } from '../state.ts';

export const GRAMMAR: Grammar<PokexState> = {
  cards: { cards: { place: HAND_PLACE }, centre: { place: ROW_ZONE, one: true } },
  parts: { count: [{ says: '{n:number} card', means: () => undefined }] },
  tries: [
    {
      says: ['bid|say|call|announce {tricks:number} [trick]', '{tricks:number} trick [bid]'],
      fields: { type: 'bid' },
      speaksIn: 'bids',
    },
    { says: ['[say|call] pass'], fields: { type: 'pass' }, speaksIn: 'bids' },
    { says: ['name|make|call|choose joker [as] [wild]'], fields: { type: 'name', rank: 'X' } },
    {
      says: ['name|make|call|choose [every|all] {rank:rank} [as] [wild]', '{rank:rank} is|are wild'],
      fields: { type: 'name' },
    },
    {
      says: [
        'lay|play|put [first] [{count}] {cards} [pick|take|with|plus {centre} [from row|centre]]',
        '{cards} [be] lay|play [pick|take|with|plus {centre} [from row|centre]]',
      ],
      fields: { type: 'lay' },
    },
  ],
  facts: [
    { says: ['{who} bid|say {n:number} [trick]'], sets: { bids: { seat: '{who}', tricks: '{n}' } }, isMove: true },
    { says: ['{who} [say] pass'], sets: { bids: { seat: '{who}', pass: true } }, isMove: true },
    {
      says: ['everyone_else|everybody_else|all_others|all_the_others|the_others [have] pass', 'all pass'],
      // The label of that choice at the desk.
      sets: { bids: 'All others passed' },
    },
    {
      says: ['before anyone|anybody [have] bid', 'nobody|no_one [have] bid', 'before bidding'],
      sets: { bids: [] },
    },
    { says: ['{who} lay|play {things}'], sets: { 'lay-*': '{things}' }, isMove: true },
    // The leader tells which trick it is, and who has won those before.
    { says: ['in {trick:nth} trick {who} lead', '{who} lead {trick:nth} trick'], sets: { leader: '{who}' } },
    { says: ['in {trick:nth} trick', '{trick:nth} trick'], sets: { played: '{trick}' } },
    { says: ['before naming [wild] [rank|card]', 'no rank [be] named'], sets: { wild: null } },
    {
      says: ['{things} [be|lie] in|on row|centre|table', 'row|centre [be|have|show] {things}'],
      sets: { [ROW_ZONE]: '{things}' },
    },
    { says: ['centre card [be] {things}'], sets: { [CURRENT_ZONE]: '{things}' } },
    { says: ['joker [be] wild', 'wild [rank] [be] joker'], sets: { wild: 'X' } },
    { says: ['{rank:rank} [be] wild', 'wild [rank] [be] {rank:rank}'], sets: { wild: '{rank}' } },
    { says: ['{n:number} trick [be] played|gone|over'], sets: { played: '{n}' } },
    { says: ['{who} lead'], sets: { leader: '{who}' } },
    { says: ['{who} deal', '{who} be dealer'], sets: { dealer: '{who}' } },
    { says: ['first'], sets: { 'lay-0': [] } },
    ...ORDER_FACTS,
    ...HAND_FACTS,
  ],
  examples: [
    'I bid 3 tricks',
    'Ann bid 2, Bert passed, Cleo bid 3',
    'lay A♠ and K♠',
    'Ann names kings as wild',
    'lay 2♠ 3♣ and pick 4♦ from the row',
  ],
  // Before the first bid the dealer tells the turn, and after it the bids do.
  turn: (seat, { hasField }) =>
    hasField('bids') || hasField('phase') ? null : { place: 'dealer', value: seatAfter(seat, SEATS - 1) },
  partnerOf,
};
