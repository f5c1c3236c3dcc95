import type { Card } from '../../../cards/card.ts';
import type { JsonObject } from '../../../game/json.ts';
import { type Grammar, HAND_PLACE, type SlotValues } from '../../../game/typed-line/grammar.ts';
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

export const GRAMMAR: Grammar<BroomState> = {
  cards: { cards: { place: HAND_PLACE }, names: { place: ON_TABLE } },
  parts: {
    groups: [
      {
        says: '{names} · {groups}',
        means: ({ names, groups }: SlotValues) => [names, ...(groups as readonly CardCodes[])],
      },
      { says: '{names}', means: ({ names }) => [names] },
    ],
    also: [
      {
        says: '; also combine {names} {also}',
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
        'take|took|capture {groups} with|using|by {cards}',
        'take|took with {cards} {groups}',
        'with {cards} take|took {groups}',
        '{cards} take|took|capture {groups}',
        '{groups} with {cards}',
      ],
      fields: {},
      move: (slotValues) => {
        const { groups, cards } = slotValues as { groups: readonly CardCodes[]; cards: CardCodes };
        return { move: { type: 'take', cards, groups: groupsOf({ groups, cards }) } };
      },
    },
    {
      says: ['sweep|swept [table] with|using {cards}', '{cards} sweep|swept [table]'],
      fields: { type: 'sweep' },
    },
    {
      says: [
        'combine {cards} with|onto|on|to {with:names} {also}',
        '{cards} combine with|onto|on {with:names} {also}',
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
      says: ['place|put|lay|play [down] {cards} [down] [on table]', '{cards} placed|place [on table]'],
      fields: { type: 'place' },
    },
  ],
};
