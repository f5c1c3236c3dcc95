import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { agree, an } from '../../../cards/grammar.ts';
import { plural } from '../../../cards/words.ts';
import { consequence, type Facts, permission, restriction } from '../../../game/rule.ts';
import { HOCUS, isJoker, PACK } from '../pack.ts';
import { cardsText, countText } from '../texts/words.ts';
import type { SixtyAttempt } from './attempt.ts';

interface JokerPickFacts extends Facts {
  readonly pick: Card | undefined;
  readonly attackCard: Card;
  readonly played: number;
  readonly isWrongNumber: boolean;
  /** Whether the card is known not to be in the discard pile. */
  readonly isAbsent: boolean;
}

/** Facts of a wrong pick by Hocus-pocus. */
function findPickBreach({ move, attackCard, state }: SixtyAttempt): JokerPickFacts | undefined {
  if (move.type !== 'joker' || attackCard === undefined || !move.cards.includes(HOCUS)) return undefined;
  const { pick } = move;
  const facts = { attackCard, played: state.attack.length };
  if (pick === undefined) return { ...facts, cards: [HOCUS], pick, isWrongNumber: false, isAbsent: false };
  const isWrongNumber = pick !== attackCard;
  const isInDiscard = state.discard.includes(pick);
  const isAbsent = !isInDiscard && !state.discard.includes(UNKNOWN);
  return isWrongNumber || !isInDiscard ? { ...facts, cards: [HOCUS, pick], pick, isWrongNumber, isAbsent } : undefined;
}

export const jokersRules = [
  permission<SixtyAttempt>({
    id: 'sixty/play-joker',
    title: 'Playing a joker',
    law: 'You may answer the cards played on you with a joker.',
    allows: ({ move }) => move.type === 'joker',
  }),
  restriction<SixtyAttempt, Facts>({
    id: 'sixty/one-joker',
    title: 'One joker at a time',
    law: 'You may play only one joker at a time, and no other card with it.',
    when: ({ move, cards }) => {
      const [card] = cards;
      const isOneJoker = cards.length === 1 && card !== undefined && isJoker(card);
      return move.type !== 'joker' || isOneJoker ? undefined : { cards };
    },
    says: ({ cards }) => {
      if (cards.length === 0) return 'You haven’t chosen a joker to play.';
      if (!cards.some(isJoker))
        return `You can’t play ${cardsText(cards)} as a joker: ${agree(cards, 'they are numbers', 'it is a number')}.`;
      return `You can’t play ${cardsText(cards)} together: a joker is played alone.`;
    },
  }),
  restriction<SixtyAttempt, Facts>({
    id: 'sixty/joker-last',
    title: 'Not as the last player',
    law: 'You can play a joker only while another player holds cards.',
    when: ({ move, attack, hasOtherHolders, cards }) =>
      move.type === 'joker' && attack.length > 0 && !hasOtherHolders && (cards.length === 0 || cards.some(isJoker))
        ? { cards: cards.filter(isJoker) }
        : undefined,
    says: ({ cards }) =>
      `You can’t play ${cards.length > 0 ? cardsText(cards) : 'a joker'}: no other player has any cards left.`,
  }),
  consequence({
    id: 'sixty/joker-discard',
    title: 'Spent jokers',
    law: 'A joker goes to the discard pile once it has been played.',
  }),
  consequence({
    id: 'sixty/abracadabra',
    title: 'Abracadabra',
    law: 'Abracadabra reverses the direction of play and returns the cards to their sender. If that player has no cards, the next player with cards in the new direction gets them.',
    notes: {
      'Back to whom?':
        'The source returns the cards to the previous player. It doesn’t say what happens if that player has no cards left. The next player with cards is our own rule, and we also use it if nobody knows who sent the cards.',
    },
  }),
  restriction<SixtyAttempt, JokerPickFacts>({
    id: 'sixty/hocus-card',
    title: 'The right card to pick',
    law: 'The card you pick with Hocus-pocus must have the number played on you and must be in the discard pile.',
    when: findPickBreach,
    says: ({ pick, attackCard, played, isWrongNumber, isAbsent }) => {
      const due = PACK.text(attackCard);
      if (pick === undefined)
        return `You haven’t picked a card for Hocus-pocus: you need ${an(due)} from the discard pile.`;
      const pickedText = PACK.text(pick);
      const absenceText = `there is no ${pickedText} in the discard pile`;
      if (isWrongNumber && isAbsent)
        return `You can’t pick ${countText(pick, 1)}: you need ${an(due)}, and ${absenceText} anyway.`;
      return isWrongNumber
        ? `You can’t pick ${countText(pick, 1)}: ${played === 1 ? an(due) : plural(played, String(due))} ${agree(played, 'were', 'was')} played, so you need ${an(due)}.`
        : `You can’t pick ${countText(pick, 1)}: ${absenceText}.`;
    },
  }),
  consequence({
    id: 'sixty/hocus',
    title: 'Hocus-pocus',
    law: 'Hocus-pocus adds the card you pick, the topmost of its number, to the cards played on you, and they all go on to the next player.',
  }),
  consequence({
    id: 'sixty/zap',
    title: 'Zap',
    law: 'Zap puts half of the cards, rounded down, on your penalty pile and sends the rest on to the next player. A single card goes on whole.',
    notes: {
      'Half of what?':
        'Half of the cards, not half of the points. They are all of one number, so it matters only when the number of cards is odd: with three 20s, you keep one and two go on.',
    },
  }),
];
