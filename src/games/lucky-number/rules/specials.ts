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

export const specials = [
  consequence({ id: 'lucky-number/seven', title: 'A seven', law: 'After a 7 it is your turn again.' }),
  consequence({
    id: 'lucky-number/eight',
    title: 'An eight',
    law: 'An 8 skips the next player; with two players that makes it your turn again.',
  }),
  consequence({
    id: 'lucky-number/jack',
    title: 'A jack',
    law: 'The suit named with a jack is the one that counts until another card lies on it.',
  }),
  consequence({
    id: 'lucky-number/king',
    title: 'A king',
    law: 'A king turns the direction of play; with two players it does nothing. (With the house rule, it is then your turn again.)',
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/jump',
    title: 'Jumping in',
    law: 'If you hold the twin of a single card that has just been laid, you may throw it in though it isn’t your turn.',
    allows: ({ move }) => move.type === 'jump',
  }),
  restriction<LuckyAttempt, Facts & { top: Card }>({
    id: 'lucky-number/jump-same',
    title: 'Only the twin',
    law: 'What you jump in with has the very rank and suit of the single card just laid; it is never a joker, and never an answer to a combination or to the first card.',
    notes: {
      'What can’t be jumped in on':
        'The source asks for exactly the same card and stops there. That jokers, combinations and the first card are left out of it is ours: a joker is never just the same, and the first card was laid by nobody.',
    },
    when: ({ jump, laid, top }) => {
      const strangers = jump ? laid.filter((card) => card !== top || isJoker(card)) : [];
      const cards = [...new Set(strangers)];
      return cards.length > 0 ? { cards, top } : undefined;
    },
    says: ({ cards, top }) =>
      isJoker(top)
        ? 'A joker lies on top, and nobody jumps in on a joker.'
        : `${cardsFirst(cards)} ${agree(cards, 'are no twins', 'is not the twin')} of ${PACK.text(top)}.`,
  }),
  restriction<LuckyAttempt, Facts & { why: ClosedReason; top: Card }>({
    id: 'lucky-number/jump-open',
    title: 'While it is fresh',
    law: 'You jump in right after the card was laid, before the next player has done anything.',
    about: 'phase',
    when: (a) => {
      const why = a.jump ? findClosedReason(a) : undefined;
      return why && { cards: a.laid, why, top: a.top };
    },
    says: ({ why, top }) => {
      if (why === 'house') return 'At this table nobody jumps in.';
      return why === 'closed'
        ? 'There is nothing to jump in on: it takes a single card that has just been laid.'
        : `You have let ${PACK.text(top)} go: it is too late to jump in on it.`;
    },
  }),
  restriction<LuckyAttempt, Facts & { own: boolean; fits: boolean }>({
    id: 'lucky-number/jump-other',
    title: 'Not on yourself, not in turn',
    law: 'You don’t jump in on your own card, nor when it is your turn: then you simply lay it.',
    when: (a) => {
      const { jump, state, seat, laid, onTurn, top } = a;
      const own = state.open === seat;
      if (!jump || !(own || onTurn)) return undefined;
      return { cards: own ? [top] : laid, own, fits: canBeLaidInTurn(a) };
    },
    says: ({ cards, own, fits }) => {
      if (own) return `You laid ${cardsText(cards)} yourself: nobody jumps in on their own card.`;
      return fits
        ? `It is your turn: you don’t jump in, you simply lay ${cardsText(cards)}.`
        : 'It is your turn, and jumping in is for the others.';
    },
  }),
  consequence({
    id: 'lucky-number/jump-on',
    title: 'On from the jumper',
    law: 'Play goes on after whoever jumped in, and the first card’s effect is taken back: the direction turns once in all, and the first skip, extra turn or suit is void. Only what aces make owe adds up.',
    notes: {
      '“To the person who is next in turn”':
        'Next after whom? The source doesn’t say. In games that know jumping in, play goes on from the one who jumped, and so it does here.',
      'The first card’s effect':
        'What becomes of an 8 when a second 8 is thrown on it? The source is silent. One card, one effect is ours; only what aces make owe is added up, as it is in any chain.',
    },
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/decline',
    title: 'Letting it go',
    law: 'You needn’t jump in because you could; letting it go is no turn, and nobody is told.',
    allows: ({ move }) => move.type === 'decline',
  }),
];
