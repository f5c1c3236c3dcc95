import type { Card } from '../../../cards/card.ts';
import type { JsonObject } from '../../../game/json.ts';
import { emptyFact, HAND_FACTS, ORDER_FACTS, TURN_FACTS, turnOfMover } from '../../../game/typed-line/common-facts.ts';
import type { Grammar, SlotValues } from '../../../game/typed-line/grammar.ts';
import { HAND_PLACE } from '../../../game/typed-line/placement.ts';
import { PACK } from '../pack.ts';
import { type BroomState, codeOf, type ItemName, ON_TABLE } from '../state.ts';
import { groupingsOf } from '../table/propose.ts';

type CardCodes = readonly string[];

const nameOf = (code: string): ItemName => code.split('+').map((one) => PACK.read(one) as Card);

/** Returns the groups as typed; a single list of cards is split into groups of the right sum. */
function groupsOf({ groups, cards }: { readonly groups: readonly CardCodes[]; readonly cards: CardCodes }) {
  const [names = [], ...otherGroups] = groups;
  if (otherGroups.length > 0) return groups;
  const [card] = cards;
  const taker = cards.length === 1 && card !== undefined ? PACK.read(card) : undefined;
  return names.length === 0 ? [] : groupingsOf(taker, names.map(nameOf)).map((group) => group.map(codeOf));
}

/** A card of a combined card, or another one if it isn't part of that. */
function partOf({ part, whole }: SlotValues): string {
  const codes = part as CardCodes;
  return (whole as string).split('+').find((code) => codes.includes(code)) ?? codes[0] ?? '';
}

export const GRAMMAR: Grammar<BroomState> = {
  cards: { cards: { place: HAND_PLACE }, names: { place: ON_TABLE }, whole: { place: ON_TABLE, one: true } },
  parts: {
    groups: [
      {
        says: '{names} · {groups}',
        means: ({ names, groups }: SlotValues) => [names, ...(groups as readonly CardCodes[])],
      },
      { says: '[only|just] {part:card} of|out_of {whole}', means: (slots) => [[partOf(slots)]] },
      { says: '[all|both] {names}', means: ({ names }) => [names] },
    ],
    also: [
      {
        says: '[;] also combine {names} {also}',
        means: ({ names, also }) => [names, ...(also as readonly CardCodes[])],
      },
      {
        says: '; {names} beside {also}',
        means: ({ names, also }) => [names, ...(also as readonly CardCodes[])],
      },
      { says: '', means: () => [] },
    ],
  },
  tries: [
    {
      says: [
        'take|capture|grab|collect {groups} with|using|by|for {cards}',
        'pick [up] {groups} with|using {cards}',
        'take with {cards} {groups}',
        'with {cards} [{mover}] take|capture|grab|collect {groups}',
        'play|lay|use {cards} [to] take|capture|grab|collect {groups}',
        '{cards} take|capture|grab|collect {groups}',
        '{groups} [be] [take] with {cards}',
      ],
      fields: {},
      move: (slotValues) => {
        const { groups, cards } = slotValues as { groups: readonly CardCodes[]; cards: CardCodes };
        return { move: { type: 'take', cards, groups: groupsOf({ groups, cards }) } };
      },
    },
    {
      says: [
        'sweep [table] with|using {cards}',
        '{cards} sweep [table]',
        'take everything|all with|using {cards}',
        '{cards} take everything|all',
      ],
      fields: { type: 'sweep' },
    },
    {
      says: [
        'combine|join|build {cards} with|onto|on|to {with:names} {also}',
        '{cards} [be] combine|join with|onto|on|to {with:names} {also}',
        'put|lay|play|add {cards} onto|on|to {with:names} {also}',
        '{cards} onto|on|to {with:names} {also}',
      ],
      fields: { type: 'combine' },
    },
    {
      says: ['combine {names} {also} but put|lay|play {cards} onto|on {with:names}'],
      fields: {},
      move: ({ names, also, cards, with: target }) => ({
        move: { type: 'combine', cards, with: target, also: [names, ...(also as readonly CardCodes[])] } as JsonObject,
      }),
    },
    {
      says: [
        'place|put|lay|play|leave|drop|discard [down] {cards} [down] [on table]',
        '{cards} [be] place|put|lay [down] [on table]',
      ],
      fields: { type: 'place' },
    },
  ],
  facts: [
    {
      says: [
        '{things} [be|lie] on table',
        '{things} lie there',
        'on table [there] [be|lie] {things}',
        'table [be|have|show] {things}',
      ],
      sets: { [ON_TABLE]: '{things}' },
    },
    {
      says: ['{who} make|build|combine {things}', '{things} [be] make|build by {who}'],
      sets: { [ON_TABLE]: '{things}' },
      answers: '{who}',
    },
    emptyFact('table', ON_TABLE),
    emptyFact('stock|deck', 'stock'),
    { says: ['{who} take last'], sets: { 'last-taker': '{who}' } },
    { says: ['{who} deal', '{who} be dealer'], sets: { dealer: '{who}' } },
    { says: ['{who} have {n:number} point'], sets: { 'score-{who}': '{n}' } },
    ...TURN_FACTS,
    ...ORDER_FACTS,
    ...HAND_FACTS,
  ],
  examples: [
    'ann took two jacks with a jack',
    'I take 5 and 9 with my 6',
    'Ann puts 4♦ on the 2♣',
    'the Broom sweeps the table',
    'place the king of diamonds',
  ],
  // Of suits only spades score, so they are taken last.
  anySuit: 'CHDS',
  turn: turnOfMover,
  partnerOf: (seat, { partners }) => (partners === true ? (seat + 2) % 4 : null),
};
