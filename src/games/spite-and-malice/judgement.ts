import type { DecisionSet } from '../../game/decision.ts';
import { isJoker } from './pack.ts';
import type { SpiteMove, SpiteState } from './state.ts';

const isGoal = (move: SpiteMove): boolean => move.type === 'move' && move.from.zone === 'goal';
const isToCentre = (move: SpiteMove): boolean => move.type === 'move' && move.to.zone === 'centre';
const isJokerMove = (move: SpiteMove): boolean =>
  move.type === 'move' && move.from.zone === 'hand' && isJoker(move.from.card);
/** Code of the card that goes from the hand to a side pile. */
const asideCode = (move: SpiteMove): string | undefined =>
  move.type === 'move' && move.from.zone === 'hand' && move.to.zone === 'side' ? String(move.from.card) : undefined;

export const JUDGEMENT: DecisionSet<SpiteState, SpiteMove> = {
  unit: 'goal cards',
  decisions: [
    {
      id: 'centre',
      prompt: 'Play to the centre, or hold back?',
      alternativeOf: (move) => {
        if (isGoal(move) || isJokerMove(move)) return undefined;
        return isToCentre(move) ? 'centre' : 'kept';
      },
      required: ['centre', 'kept'],
    },
    { id: 'aside', prompt: 'Which card goes on a side pile?', alternativeOf: asideCode },
    {
      id: 'place',
      prompt: 'Start a new side pile, or add to one?',
      alternativeOf: (move, { side }, seat) => {
        if (asideCode(move) === undefined || move.type !== 'move' || move.to.zone !== 'side') return undefined;
        return side[seat]?.[move.to.pile]?.length === 0 ? 'empty' : `pile ${move.to.pile}`;
      },
      required: ['empty'],
    },
    {
      id: 'joker',
      prompt: 'Spend the joker, or hold it?',
      alternativeOf: (move) => (!isJokerMove(move) ? 'held' : isToCentre(move) ? 'spent' : undefined),
      required: ['spent', 'held'],
    },
  ],
};
