import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { numeral } from '../../../cards/numerals.ts';
import type { Suit } from '../../../cards/suits.ts';
import { countNoun, joinWords } from '../../../cards/words.ts';
import { type Facts, permission, restriction } from '../../../game/rule.ts';
import { isJack, isJoker, PACK } from '../pack.ts';
import { canLay, matches, needsNoMatch } from '../play/match.ts';
import { cardsText, owedText, suitText } from '../texts/words.ts';
import { isLay, isSingleDraw, type LuckyAttempt } from './attempt.ts';

const NO_CARDS: readonly Card[] = [];

const countCopies = (cards: readonly Card[], card: Card): number => cards.filter((c) => c === card).length;

/** Cards in the move that the hand doesn't hold, or doesn't hold often enough. */
function missingCards({ hand, laid }: LuckyAttempt): Card[] {
  return [...new Set(laid)].filter((card) => countCopies(laid, card) > countCopies(hand, card));
}

/** "only one 5♥", "only 2 jokers", for cards that the move uses more often than the hand holds them. */
function onlyText(card: Card, heldCount: number): string {
  if (isJoker(card)) return `only ${countNoun(heldCount, 'joker')}`;
  return heldCount === 1 ? `only one ${PACK.text(card)}` : `only ${numeral(heldCount)} copies of ${PACK.text(card)}`;
}

function notJacks(cards: readonly Card[]): string {
  if (cards.length === 0) return 'you aren’t laying a jack';
  return `${cardsText(cards)} ${agree(cards, 'aren’t jacks', 'isn’t a jack')}`;
}

/** Whether one card is laid in turn without a debt, so that it must match. */
const isFreeLay = (a: LuckyAttempt): boolean => isLay(a) && a.single !== undefined && a.state.owed === null;

export const turnRules = [
  restriction<LuckyAttempt, Facts & { isGameOver: boolean }>({
    id: 'lucky-number/your-turn',
    title: 'Wait for your turn',
    law: 'Only the player whose turn it is may lay, draw or pass, and no player may once the game is over.',
    about: 'turn',
    when: ({ state, seat, isAside }) =>
      state.turn === null || (state.turn !== seat && !isAside)
        ? { cards: NO_CARDS, isGameOver: state.turn === null }
        : undefined,
    says: ({ isGameOver }) =>
      isGameOver ? 'The game is over, so you can’t do anything more.' : 'It isn’t your turn yet.',
  }),
  restriction<LuckyAttempt, Facts & { absent: readonly Card[]; scarce: readonly string[] }>({
    id: 'lucky-number/from-hand',
    title: 'Cards from your hand',
    law: 'Every card you lay must come from your own hand.',
    about: 'cards',
    when: (a) => {
      const cards = missingCards(a);
      if (cards.length === 0) return undefined;
      const heldCards = cards.filter((card) => a.hand.includes(card));
      return {
        cards,
        absent: cards.filter((card) => !heldCards.includes(card)),
        scarce: heldCards.map((card) => onlyText(card, countCopies(a.hand, card))),
      };
    },
    says({ absent, scarce }) {
      const none = joinWords(absent.map((card) => (isJoker(card) ? 'a joker' : PACK.text(card))));
      if (scarce.length === 0) return `You don’t hold ${none}.`;
      const scarceText = `ou hold ${joinWords(scarce)}`;
      return absent.length === 0 ? `Y${scarceText}.` : `You don’t hold ${none}, and y${scarceText}.`;
    },
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/lay-match',
    title: 'Laying a card that matches',
    law: 'On your turn, you may lay one card that matches the top card of the pile.',
    allows: (a) => isFreeLay(a) && matches(a.state, a.single as Card),
  }),
  restriction<LuckyAttempt, Facts & { top: Card; suit: Suit | null }>({
    id: 'lucky-number/match',
    title: 'Rank or suit',
    law: 'A card laid by itself must have the rank or suit of the top card. On a jack laid by itself, the named suit counts instead of the jack’s own.',
    notes: {
      '“What type of card it becomes”':
        'The source lets you choose this with a jack. We read it as the suit, as in every game of this family; a jack still matches a jack.',
    },
    when: (a) => {
      if (!isFreeLay(a)) return undefined;
      const card = a.single as Card;
      if (matches(a.state, card) || needsNoMatch(a.state, card)) return undefined;
      return { cards: [card], top: a.top, suit: a.state.suit };
    },
    says: ({ cards, top, suit }) =>
      suit === null
        ? `${cardsText(cards)} has neither the rank nor the suit of ${PACK.text(top)}.`
        : `${cardsText(cards)} is neither a jack nor a card of the named suit, ${suitText(suit)}.`,
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/always',
    title: 'Aces and jokers',
    law: 'An ace or joker may be laid on any card, and any card may be laid on a joker. (House rule: a jack may also be laid on any card.)',
    notes: {
      'On anything, and anything on a joker':
        'The source says that an ace and a joker “can always be used”. We take that to mean that you may lay either by itself on any card, and any card on a joker.',
    },
    allows: (a) => isFreeLay(a) && needsNoMatch(a.state, a.single as Card),
  }),
  restriction<LuckyAttempt, Facts>({
    id: 'lucky-number/one-lay',
    title: 'One at a time',
    law: 'You lay exactly one card at a time, unless you lay a combination.',
    when: ({ move }) =>
      (move.type === 'lay' || move.type === 'jump') && move.cards.length !== 1 ? { cards: move.cards } : undefined,
    says: ({ cards }) =>
      cards.length === 0
        ? 'You must lay one card, and you named none.'
        : `You lay one card at a time, not ${cardsText(cards)} together.`,
  }),
  restriction<LuckyAttempt, Facts & { suit: Suit | undefined }>({
    id: 'lucky-number/jack-suit',
    title: 'A jack names a suit',
    law: 'The player who lays a jack by itself must name a suit. No other card names a suit.',
    when: ({ move, suit, laid }) => {
      if (move.type !== 'lay' && move.type !== 'jump') return undefined;
      const jacks = laid.filter(isJack);
      if (jacks.length > 0) return suit === undefined ? { cards: jacks, suit } : undefined;
      return suit === undefined ? undefined : { cards: laid, suit };
    },
    says: ({ cards, suit }) =>
      suit === undefined
        ? `You have to name a suit when you lay ${cardsText(cards)}.`
        : `You can’t name ${suitText(suit)}: ${notJacks(cards)}.`,
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/draw',
    title: 'Drawing a card',
    law: 'If you hold no card that you can lay by itself, you draw one card from the stock.',
    allows: isSingleDraw,
  }),
  restriction<LuckyAttempt, Facts & { hasDrawn: boolean; isOnTurn: boolean }>({
    id: 'lucky-number/draw-if-stuck',
    title: 'Drawing only if you can’t lay',
    law: 'If you owe nothing, you may draw once a turn, and only if you can’t lay any card by itself. You may draw even if you hold a combination.',
    notes: {
      '“In addition to a matching card”':
        'The source introduces combinations with these words. We read them as “instead of a matching card”: you lay a card or a combination, and a combination needn’t match. You never have to lay one, so you may draw if you hold a combination but no matching card.',
    },
    when: (a) => {
      if (!isSingleDraw(a)) return undefined;
      const { isOnTurn } = a;
      if (a.drawn !== null) return { cards: NO_CARDS, hasDrawn: true, isOnTurn };
      const cards = [...new Set(a.hand.filter((card) => canLay(a.state, card)))];
      // A hand with unseen cards is judged in every possible world; these words cover them all.
      const hasUnseen = a.hand.includes(UNKNOWN);
      return cards.length > 0 || hasUnseen ? { cards, hasDrawn: false, isOnTurn } : undefined;
    },
    says({ cards, hasDrawn, isOnTurn }) {
      if (hasDrawn) return 'You have already drawn this turn: lay that card, or pass.';
      return cards.length === 0
        ? 'Part of your hand is hidden: if you can lay one of the hidden cards, you may not draw.'
        : `You ${isOnTurn ? 'can' : 'could'} lay ${joinWords(cards.map(PACK.text), 'or')}, so you may not draw.`;
    },
  }),
  restriction<LuckyAttempt, Facts & { drawn: Card }>({
    id: 'lucky-number/drawn-only',
    title: 'Only the card you drew',
    law: 'After drawing a single card, you may lay only that card, by itself or in a combination, or pass.',
    notes: {
      'Only the drawn card?':
        'The source says that a drawn card “can be laid down immediately if possible”. We take that to mean that card and no other.',
    },
    when: ({ move, drawn, laid }) =>
      (move.type === 'lay' || move.type === 'combine') && drawn !== null && !laid.includes(drawn)
        ? { cards: laid, drawn }
        : undefined,
    says({ cards, drawn }) {
      const differenceText = agree(cards, 'don’t include it', 'is a different card');
      const laidText = cards.length > 0 ? `${cardsText(cards)} ${differenceText}` : 'you lay nothing';
      return `You drew ${PACK.text(drawn)}, so you may lay only that card, and ${laidText}.`;
    },
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/pass',
    title: 'Passing',
    law: 'After drawing a single card, you may pass, even if you could lay that card.',
    allows: ({ move }) => move.type === 'pass',
  }),
  restriction<LuckyAttempt, Facts & { debt: string; isOnTurn: boolean }>({
    id: 'lucky-number/pass-after-draw',
    title: 'No passing before you draw',
    law: 'You may pass only after drawing a card.',
    when: ({ move, drawn, state, isOnTurn }) => {
      if (move.type !== 'pass' || drawn !== null) return undefined;
      const { owed } = state;
      return { cards: NO_CARDS, debt: owed === null ? '' : owedText(owed), isOnTurn };
    },
    says({ debt, isOnTurn }) {
      if (!isOnTurn) return 'You may pass only on your own turn, after drawing a card.';
      return debt === ''
        ? 'You can’t pass: lay a card, or draw one if you have none to lay.'
        : `You can’t pass while you owe ${debt}.`;
    },
  }),
];
