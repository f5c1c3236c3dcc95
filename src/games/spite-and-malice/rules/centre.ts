import type { Card } from '../../../cards/card.ts';
import { consequence, permission, restriction } from '../../../game/rule.ts';
import { isJoker, rankOf } from '../pack.ts';
import { cardText, nthPile, withArticle } from '../texts/words.ts';
import { markedCards, type SpiteAttempt } from './attempt.ts';
import { findSourceFacts, type SourceFacts, sourceFaultText } from './source-fault.ts';

/** The card if it must fit the pile: neither a joker nor unseen. */
function findFittingCard({ card, toCentre }: SpiteAttempt): Card | undefined {
  return toCentre && card !== undefined && !isJoker(card) ? card : undefined;
}

export const centreRules = [
  permission<SpiteAttempt>({
    id: 'spite-and-malice/to-centre',
    title: 'What may go to the centre',
    law: 'You may move a card to the centre from your hand, from the top of your goal pile or from the top of one of your side piles.',
    allows: ({ toCentre }) => toCentre !== undefined,
  }),
  restriction<SpiteAttempt, SourceFacts>({
    id: 'spite-and-malice/from-where',
    title: 'What may not go to the centre',
    law: 'You may not move your opponent’s cards to the centre, or cards from the stock, from another centre pile or from under other cards, or cards you don’t have.',
    about: 'cards',
    when: (attempt) => (attempt.toCentre ? findSourceFacts(attempt) : undefined),
    says: (facts) => sourceFaultText(facts, 'the centre'),
  }),
  restriction<SpiteAttempt, { cards: readonly Card[]; card: Card }>({
    id: 'spite-and-malice/centre-start',
    title: 'An ace starts a centre pile',
    law: 'An empty place in the centre takes only an ace, or a joker standing for an ace.',
    when: (attempt) => {
      const card = findFittingCard(attempt);
      if (card === undefined || attempt.onto?.length !== 0 || rankOf(card) === 0) return undefined;
      return { cards: [card], card };
    },
    says: ({ card }) => `You can’t start a centre pile with ${cardText(card)}: an empty place takes an ace.`,
  }),
  restriction<SpiteAttempt, { cards: readonly Card[]; card: Card | undefined }>({
    id: 'spite-and-malice/centre-four',
    title: 'Four places in the centre',
    law: 'The centre has four places and no more.',
    when: (attempt) =>
      attempt.toCentre && attempt.onto === undefined ? { cards: markedCards(attempt), card: attempt.card } : undefined,
    says: ({ card }) =>
      `You can’t start a fifth centre pile${card === undefined ? '' : ` with ${cardText(card)}`}: the centre has only four places.`,
  }),
  restriction<SpiteAttempt, { cards: readonly Card[]; card: Card; pile: number; height: number }>({
    id: 'spite-and-malice/centre-next',
    title: 'The next rank up',
    law: 'A centre pile takes the next rank up, in any suit: a 2 on an ace, a 3 on a 2, and so on up to the king.',
    when: (attempt) => {
      const card = findFittingCard(attempt);
      const height = attempt.onto?.length ?? 0;
      if (card === undefined || height === 0 || rankOf(card) === height || !attempt.toCentre) return undefined;
      return { cards: [card], card, pile: attempt.toCentre.to.pile, height };
    },
    says: ({ card, pile, height }) =>
      `${nthPile(pile, 'centre pile').replace('the', 'The')} is up to ${withArticle(height - 1)} and needs ${withArticle(height)} next, not ${cardText(card)}.`,
  }),
  permission<SpiteAttempt>({
    id: 'spite-and-malice/joker-centre',
    title: 'A joker is whatever you need',
    law: 'A joker in the centre stands for whatever card is needed, even an ace, and even if it comes from a side pile where it had another name.',
    allows: ({ toCentre, card }) => toCentre !== undefined && card !== undefined && isJoker(card),
  }),
  consequence({
    id: 'spite-and-malice/goal-turn',
    title: 'The next goal card',
    law: 'When your goal card goes to the centre, you turn up the next one at once.',
  }),
  consequence({
    id: 'spite-and-malice/centre-full',
    title: 'A king completes a pile',
    law: 'A centre pile completed by its king is shuffled into the stock at once, leaving an empty place. Its jokers are wild again. (House rule: it is set aside instead.)',
    notes: {
      '“Dropped into the reserve”':
        'The source doesn’t say where in the stock the pile goes. On top or at the bottom, both players would know what is coming, so we shuffle it in, and at once.',
    },
  }),
  consequence({
    id: 'spite-and-malice/recycled',
    title: 'A new stock',
    law: 'Under the house rule “set aside until the stock is empty”, completed piles are shuffled into a new stock as soon as the old one runs out, even in mid-draw.',
  }),
];
