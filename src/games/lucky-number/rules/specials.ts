import type { Card } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { consequence, type Facts, permission, restriction } from '../../../game/rule.ts';
import { isJoker, PACK } from '../pack.ts';
import { canLay } from '../play/match.ts';
import { cardsFirst, cardsText } from '../texts/words.ts';
import type { LuckyAttempt } from './attempt.ts';

type ClosedReason = 'house' | 'closed' | 'declined';

/** Why no jump-in is possible: the house rule, no open card, or the player declined. */
function findClosedReason({ state, seat }: LuckyAttempt): ClosedReason | undefined {
  if (!state.options.jumpIn) return 'house';
  if (state.open === null) return 'closed';
  return state.declined === seat ? 'declined' : undefined;
}

/** Whether the jump-in card could also be laid in turn. */
const canBeLaidInTurn = ({ move, single, hand, drawn, state }: LuckyAttempt): boolean =>
  move.type === 'jump' &&
  single !== undefined &&
  hand.includes(single) &&
  (drawn === null || drawn === single) &&
  canLay(state, single);

export const specialsRules = [
  consequence({ id: 'lucky-number/seven', title: 'A seven', law: 'A 7 gives you another turn.' }),
  consequence({
    id: 'lucky-number/eight',
    title: 'An eight',
    law: 'An 8 skips the next player. With two players, an 8 gives you another turn.',
  }),
  consequence({
    id: 'lucky-number/jack',
    title: 'A jack',
    law: 'The suit named with a jack counts until another card is laid on the jack.',
  }),
  consequence({
    id: 'lucky-number/king',
    title: 'A king',
    law: 'A king reverses the direction of play. With two players, a king does nothing. (House rule: with two players, a king gives you another turn.)',
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/jump',
    title: 'Jumping in',
    law: 'You may lay the twin of a single card that has just been laid, even though it isn’t your turn.',
    allows: ({ move }) => move.type === 'jump',
  }),
  restriction<LuckyAttempt, Facts & { top: Card }>({
    id: 'lucky-number/jump-same',
    title: 'Only the twin',
    law: 'You may jump in only with the twin: the same rank and suit as the card just laid. You can’t jump in on jokers, combinations or the first card.',
    notes: {
      'What you can’t jump in on':
        'The source asks for exactly the same card and says no more. We leave out jokers, combinations and the first card: two jokers are never the same card, and no player laid the first card.',
    },
    when: ({ isAside, laid, top }) => {
      const otherCards = isAside ? laid.filter((card) => card !== top || isJoker(card)) : [];
      const cards = [...new Set(otherCards)];
      return cards.length > 0 ? { cards, top } : undefined;
    },
    says: ({ cards, top }) =>
      isJoker(top)
        ? 'A joker is on top, and you can’t jump in on a joker.'
        : `${cardsFirst(cards)} ${agree(cards, 'aren’t twins', 'isn’t the twin')} of ${PACK.text(top)}: a twin has the same rank and suit.`,
  }),
  restriction<LuckyAttempt, Facts & { why: ClosedReason; top: Card }>({
    id: 'lucky-number/jump-open',
    title: 'Before the next player acts',
    law: 'You must jump in right after the card is laid, before the next player does anything.',
    about: 'phase',
    when: (a) => {
      const why = a.isAside ? findClosedReason(a) : undefined;
      return why && { cards: a.laid, why, top: a.top };
    },
    says: ({ why, top }) => {
      if (why === 'house') return 'You can’t jump in at this table.';
      return why === 'closed'
        ? 'You can’t jump in now: you may do that only on a single card that has just been laid.'
        : `You have let ${PACK.text(top)} go: it is too late to jump in on it.`;
    },
  }),
  restriction<LuckyAttempt, Facts & { isOwnCard: boolean; fits: boolean }>({
    id: 'lucky-number/jump-other',
    title: 'Not on your own card or turn',
    law: 'You can’t jump in on your own card, or on your own turn: on your turn, you lay the card as usual.',
    when: (a) => {
      const { isAside, state, seat, laid, isOnTurn, top } = a;
      const isOwnCard = state.open === seat;
      if (!isAside || !(isOwnCard || isOnTurn)) return undefined;
      return { cards: isOwnCard ? [top] : laid, isOwnCard, fits: canBeLaidInTurn(a) };
    },
    says: ({ cards, isOwnCard, fits }) => {
      if (isOwnCard) return `You laid ${cardsText(cards)} yourself, and you can’t jump in on your own card.`;
      return fits
        ? `It is your turn, so you can’t jump in: lay ${cardsText(cards)} as usual.`
        : 'It is your turn, and only the other players may jump in.';
    },
  }),
  consequence({
    id: 'lucky-number/jump-on',
    title: 'Play after a jump-in',
    law: 'Play goes on from the player who jumped in. Only the second card has an effect, so two kings reverse play once; but two aces each add three cards.',
    notes: {
      '“To the person who is next in turn”':
        'The source doesn’t say next after whom. In other games with jumping in, play goes on from the player who jumped in, and so it does here.',
      'The first card’s effect':
        'What becomes of an 8 when a second 8 is thrown on it? The source is silent. “One card, one effect” is our rule; only the cards owed for aces add up, as in any chain.',
    },
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/decline',
    title: 'Letting it go',
    law: 'You never have to jump in. Letting the chance go doesn’t count as a turn, and no other player is told.',
    allows: ({ move }) => move.type === 'decline',
  }),
];
