import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { numeral } from '../../../cards/counting.ts';
import { beyond } from '../../../cards/held.ts';
import { list, plural } from '../../../cards/words.ts';
import { FIELDS } from '../fields.ts';
import { JOKER, PACK } from '../pack.ts';
import type { Attempt } from './attempt.ts';

export interface HandFacts {
  readonly cards: readonly Card[];
  /** How many jokers are held: it may be one too few. */
  readonly jokers: number;
  /** The cards are not held, or not as often as they are named; of an unseen hand one knows only how many at most. */
  readonly why: 'not-held' | 'too-often' | 'too-often-unseen';
}

/** Every card once, but two jokers are two. */
const each = (cards: readonly Card[]): readonly Card[] =>
  cards.filter((card, i) => card === JOKER || cards.indexOf(card) === i);

/** Cards laid that the hand doesn't hold; if it holds them all, those it holds less often than they are named. */
export function missing({ state, hand, move }: Attempt): HandFacts | undefined {
  if (move.type !== 'lay') return undefined;
  const hidden = hand.includes(UNKNOWN);
  // Nobody is told not to hold what may be among their unseen cards, unless nothing else is wrong.
  const possible = hidden ? [...hand, ...FIELDS.unseen(state)] : hand;
  const sure = beyond(move.cards, possible);
  const held = sure.length > 0 ? possible : hand;
  const cards = beyond(move.cards, held);
  if (cards.length === 0) return undefined;
  const lacking = cards.filter((card) => !held.includes(card));
  const jokers = held.filter((card) => card === JOKER).length;
  if (lacking.length > 0) return { cards: each(lacking), jokers, why: 'not-held' };
  return { cards: [...new Set(cards)], jokers, why: hidden ? 'too-often-unseen' : 'too-often' };
}

/** "one A♠ and one joker": how much of the cards named too often one holds. */
export function heldText({ cards, jokers }: HandFacts): string {
  const text = (card: Card): string =>
    card !== JOKER ? `one ${PACK.text(card)}` : `${numeral(jokers)} ${plural(jokers, 'joker')}`;
  return list(cards.map(text));
}
