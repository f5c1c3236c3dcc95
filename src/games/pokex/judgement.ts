import type { DecisionSet } from '../../game/decision.ts';
import { JOKER } from './pack.ts';
import type { PokexMove, PokexState } from './state.ts';

type JudgedLay = Extract<PokexMove, { type: 'lay' }>;
const pair = ({ cards }: JudgedLay): string => cards.toSorted((a, b) => a - b).join();
const hasMoreCards = ({ hands }: PokexState, seat: number): boolean => (hands[seat]?.length ?? 0) > 2;

export const JUDGEMENT: DecisionSet<PokexState, PokexMove> = {
  unit: 'points',
  decisions: [
    {
      id: 'bid',
      prompt: 'What do you bid?',
      alternativeOf: (move) => (move.type === 'bid' ? String(move.tricks) : move.type === 'pass' ? 'pass' : undefined),
    },
    {
      id: 'lead',
      prompt: 'What do you lead?',
      alternativeOf: (move, view, seat) =>
        move.type === 'lay' && view.laid.length === 0 && hasMoreCards(view, seat) ? pair(move) : undefined,
    },
    {
      id: 'answer',
      prompt: 'What do you lay to this trick?',
      alternativeOf: (move, view, seat) =>
        move.type === 'lay' && view.laid.length > 0 && hasMoreCards(view, seat) ? pair(move) : undefined,
    },
    {
      id: 'joker',
      prompt: 'Is this the trick for the joker?',
      alternativeOf: (move, view, seat) =>
        move.type === 'lay' && hasMoreCards(view, seat) ? (move.cards.includes(JOKER) ? 'joker' : 'none') : undefined,
      required: ['joker', 'none'],
    },
  ],
};
