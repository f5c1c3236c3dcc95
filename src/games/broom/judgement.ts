import type { DecisionSet } from '../../game/decision.ts';
import type { BroomMove, BroomState } from './state.ts';

const holdsAtLeast = ({ hands }: BroomState, seat: number, n: number): boolean => (hands[seat]?.length ?? 0) >= n;

export const JUDGEMENT: DecisionSet<BroomState, BroomMove> = {
  unit: 'points',
  decisions: [
    {
      id: 'sweep',
      prompt: 'Sweep now, or keep the Broom?',
      alternativeOf: ({ type }) => type,
      required: ['sweep'],
    },
    {
      id: 'build',
      prompt: 'Combine, or take what you can?',
      alternativeOf: ({ type }) => (type === 'sweep' ? undefined : type),
      required: ['combine', 'take'],
    },
    {
      id: 'take',
      prompt: 'Which card do you take with?',
      alternativeOf: (move, view, seat) =>
        move.type === 'take' && holdsAtLeast(view, seat, 3) ? String(move.cards[0]) : undefined,
    },
    {
      id: 'put-down',
      prompt: 'Which card do you place?',
      alternativeOf: (move, view, seat) =>
        move.type === 'place' && holdsAtLeast(view, seat, 3) ? String(move.cards[0]) : undefined,
    },
  ],
};
