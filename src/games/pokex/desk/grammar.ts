import { type Grammar, HAND_PLACE } from '../../../game/typed-line/grammar.ts';
import { type PokexState, ROW_ZONE } from '../state.ts';

export const GRAMMAR: Grammar<PokexState> = {
  cards: { cards: { place: HAND_PLACE }, centre: { place: ROW_ZONE, one: true } },
  tries: [
    { says: ['bid {tricks:number} [trick]', '{tricks:number} trick [bid]'], fields: { type: 'bid' } },
    { says: ['pass'], fields: { type: 'pass' } },
    { says: ['name|make|call joker [as] [wild]'], fields: { type: 'name', rank: 'X' } },
    {
      says: ['name|make|call [every|all] {rank:rank} [as] [wild]', '{rank:rank} is|are wild'],
      fields: { type: 'name' },
    },
    {
      says: [
        'lay|laid|play {cards} [pick|take|with {centre} [from row|centre]]',
        '{cards} lay|laid [pick|take|with {centre} [from row|centre]]',
      ],
      fields: { type: 'lay' },
    },
  ],
};
