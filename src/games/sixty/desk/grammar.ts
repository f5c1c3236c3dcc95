import { type Grammar, HAND_PLACE, type SlotValues } from '../../../game/typed-line/grammar.ts';
import { isJoker, PACK } from '../pack.ts';
import { ATTACK, DISCARD, type SixtyState } from '../state.ts';

/** Move of a joker; number cards without a verb are ambiguous, so they give none. */
function joker({ cards, pick }: SlotValues) {
  const codes = cards as readonly string[];
  return codes.some((code) => isJoker(PACK.read(code) ?? -1))
    ? { move: { type: 'joker', cards: codes, ...(pick === undefined ? {} : { pick: pick as string }) } }
    : null;
}

export const GRAMMAR: Grammar<SixtyState> = {
  cards: {
    cards: { place: HAND_PLACE },
    attack: { place: ATTACK, apart: true },
    pick: { place: DISCARD, one: true },
  },
  tries: [
    { says: ['attack [with] {cards}', '{cards} attack'], fields: { type: 'attack' } },
    {
      says: [
        'pass [cards|attack|them] on with {cards}',
        'pass on [cards|attack|them] with {cards}',
        'pass on {cards}',
        'pass {attack} on with {cards}',
        'pass on {attack} with {cards}',
        '{cards} pass [cards|attack|them|{attack}] on [{attack}]',
      ],
      fields: { type: 'pass-on' },
    },
    {
      says: [
        'beat [cards|attack|them] with {cards}',
        'beat {attack} with {cards}',
        '{cards} beat [cards|attack|them] [{attack}]',
      ],
      fields: { type: 'beat' },
    },
    {
      says: [
        'play|use {cards} [on|against {attack}] [pick {pick} [from discard [pile]]]',
        '{cards} on|against {attack} [pick {pick} [from discard [pile]]]',
        '{cards} pick {pick} [from discard [pile]]',
      ],
      fields: {},
      move: joker,
    },
    { says: ['take|took [cards|attack|them|all] [{attack}]'], fields: { type: 'take' } },
  ],
};
