import type { Judgement } from '../../game/decision.ts';
import { numberOn, sumOf } from './pack.ts';
import { playedCards, type SixtyMove, type SixtyState } from './state.ts';

export const JUDGEMENT: Judgement<SixtyState, SixtyMove> = {
  unit: 'points',
  decisions: [
    {
      id: 'attack',
      asks: 'What do you attack with?',
      side: (move) => (move.type === 'attack' ? String(numberOn(playedCards(move)[0] as number)) : undefined),
    },
    {
      id: 'pass-on',
      asks: 'Beat it, or pass it on?',
      side: ({ type }) => (type === 'joker' ? undefined : type),
      needs: ['pass-on', 'beat'],
    },
    {
      id: 'joker',
      asks: 'Is this the moment for a joker?',
      side: ({ type }) => type,
      needs: ['joker'],
    },
    {
      id: 'beat',
      asks: 'What do you beat it with?',
      side: (move) => (move.type === 'beat' ? String(sumOf(move.cards)) : undefined),
    },
  ],
};
