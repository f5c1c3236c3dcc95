import type { DecisionSet } from '../../game/decision.ts';
import { numberOn, sumOf } from './pack.ts';
import { playedCards, type SixtyMove, type SixtyState } from './state.ts';

export const JUDGEMENT: DecisionSet<SixtyState, SixtyMove> = {
  unit: 'points',
  decisions: [
    {
      id: 'attack',
      prompt: 'What do you attack with?',
      side: (move) => (move.type === 'attack' ? String(numberOn(playedCards(move)[0] as number)) : undefined),
    },
    {
      id: 'pass-on',
      prompt: 'Beat it, or pass it on?',
      side: ({ type }) => (type === 'joker' ? undefined : type),
      requiredSides: ['pass-on', 'beat'],
    },
    {
      id: 'joker',
      prompt: 'Is this the moment for a joker?',
      side: ({ type }) => type,
      requiredSides: ['joker'],
    },
    {
      id: 'beat',
      prompt: 'What do you beat it with?',
      side: (move) => (move.type === 'beat' ? String(sumOf(move.cards)) : undefined),
    },
  ],
};
