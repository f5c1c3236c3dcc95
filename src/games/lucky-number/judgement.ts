import type { DecisionSet } from '../../game/decision.ts';
import { isAce, isJoker, rank, TWO } from './pack.ts';
import type { LuckyMove, LuckyState } from './state.ts';

const laysCard = (move: LuckyMove, isWanted: (card: number) => boolean): boolean =>
  move.type === 'lay' && move.cards.some(isWanted);
const isTwo = (card: number): boolean => rank(card) === TWO;

/**
 * Compares single cards laid without a debt: spending a card of this kind against laying another card
 * instead.
 */
const spending =
  (isWanted: (card: number) => boolean) =>
  (move: LuckyMove, { owed }: LuckyState): string | undefined => {
    if (owed || move.type !== 'lay') return undefined;
    return laysCard(move, isWanted) ? 'spent' : `kept ${move.cards[0]}`;
  };

export const JUDGEMENT: DecisionSet<LuckyState, LuckyMove> = {
  unit: 'cards',
  decisions: [
    { id: 'two', prompt: 'Spend the 2, or keep it?', alternativeOf: spending(isTwo), required: ['spent'] },
    { id: 'ace', prompt: 'Spend the ace, or keep it?', alternativeOf: spending(isAce), required: ['spent'] },
    {
      id: 'combine',
      prompt: 'Lay the combination, or a single card?',
      alternativeOf: (move) => (move.type === 'combine' ? 'combine' : move.type === 'lay' ? 'single' : undefined),
      required: ['combine', 'single'],
    },
    {
      id: 'suit',
      prompt: 'Which suit do you name?',
      alternativeOf: (move) =>
        move.type === 'lay' && move.suit !== undefined && !move.cards.some(isJoker) ? String(move.suit) : undefined,
    },
    {
      id: 'jump',
      prompt: 'Jump in, or let it go?',
      alternativeOf: ({ type }) => (type === 'jump' || type === 'decline' ? type : undefined),
      required: ['jump', 'decline'],
    },
  ],
};
