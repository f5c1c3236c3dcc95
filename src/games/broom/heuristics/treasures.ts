import type { Card } from '../../../cards/card.ts';
import type { BroomOptions } from '../options.ts';
import { BROOM, JOKER_11, JOKER_15, JOKER_20 } from '../pack.ts';
import { CAROUSEL, isAce, isSpade, SCHNAPPS } from '../play/score.ts';

export const JOKERS: readonly Card[] = [JOKER_20, JOKER_15, JOKER_11];
export const PRIZES: readonly Card[] = [CAROUSEL, SCHNAPPS];

/** Whether a card is worth points of its own, beside those for each spade or ace. */
export const isTreasure = (card: Card): boolean => JOKERS.includes(card) || PRIZES.includes(card);

/** Whether putting down a card gives no points away. */
export const isPlain = (card: Card, { point }: BroomOptions): boolean =>
  card !== BROOM && !isSpade(card) && !isTreasure(card) && !(point === 'ace' && isAce(card));
