import type { DecisionSet } from '../../game/decision.ts';
import { numberOn, sumOf } from './pack.ts';
import { playedCards, type SixtyMove, type SixtyState } from './state.ts';

export const JUDGEMENT: DecisionSet<SixtyState, SixtyMove> = {
  unit: 'points',
  decisions: [
    {
      id: 'attack',
      prompt: 'What do you attack with?',
      alternativeOf: (move) => (move.type === 'attack' ? String(numberOn(playedCards(move)[0] as number)) : undefined),
    },
    {
      id: 'pass-on',
      prompt: 'Beat it, or pass it on?',
      alternativeOf: ({ type }) => (type === 'joker' ? undefined : type),
      required: ['pass-on', 'beat'],
    },
    {
      id: 'joker',
      prompt: 'Is this the moment for a joker?',
      alternativeOf: ({ type }) => type,
      required: ['joker'],
    },
    {
      id: 'beat',
      prompt: 'What do you beat it with?',
      alternativeOf: (move) => (move.type === 'beat' ? String(sumOf(move.cards)) : undefined),
    },
  ],
};
