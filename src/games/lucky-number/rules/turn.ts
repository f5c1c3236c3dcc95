import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import type { Suit } from '../../../cards/suits.ts';
import { count, list } from '../../../cards/words.ts';
import { type Facts, permission, restriction } from '../../../game/rule.ts';
import { isJack, isJoker, PACK } from '../pack.ts';
import { canLay, matches, needsNoMatch } from '../play/match.ts';
import { cardsText, owedText, suitText } from '../texts/words.ts';
import { isLay, isSingleDraw, type LuckyAttempt } from './attempt.ts';

const NO_CARDS: readonly Card[] = [];

const countCopies = (cards: readonly Card[], card: Card): number => cards.filter((c) => c === card).length;

/** Cards named that the hand doesn't hold, or holds fewer times. */
function missingCards({ hand, laid }: LuckyAttempt): Card[] {
  return [...new Set(laid)].filter((card) => countCopies(laid, card) > countCopies(hand, card));
}

/** "5♥ only once", "only 2 jokers", for cards named more often than held. */
function onlyText(card: Card, held: number): string {
  if (isJoker(card)) return `only ${count(held, 'joker')}`;
  return `${PACK.text(card)} only ${held === 1 ? 'once' : 'twice'}`;
}

function notJacks(cards: readonly Card[]): string {
  if (cards.length === 0) return 'you lay no jack';
  return `${cardsText(cards)} ${agree(cards, 'are no jacks', 'is no jack')}`;
}

/** Whether one card is laid in turn without a debt, so that it must match. */
const isFreeLay = (a: LuckyAttempt): boolean => isLay(a) && a.single !== undefined && a.state.owed === null;

export const turn = [
  restriction<LuckyAttempt, Facts & { over: boolean }>({
    id: 'lucky-number/your-turn',
    title: 'Wait for your turn',
    law: 'Only the player whose turn it is lays, draws or passes; once the game is over nobody does.',
    about: 'turn',
    when: ({ state, seat, jump }) =>
      state.turn === null || (state.turn !== seat && !jump)
        ? { cards: NO_CARDS, over: state.turn === null }
        : undefined,
    says: ({ over }) =>
      over ? 'The game is over: there is nothing left for you to play.' : 'It isn’t your turn yet.',
  }),
  restriction<LuckyAttempt, Facts & { absent: readonly Card[]; scarce: readonly string[] }>({
    id: 'lucky-number/from-hand',
    title: 'Cards from your hand',
    law: 'Whatever you lay comes from your own hand.',
    about: 'cards',
    when: (a) => {
      const cards = missingCards(a);
      if (cards.length === 0) return undefined;
      const held = cards.filter((card) => a.hand.includes(card));
      return {
        cards,
        absent: cards.filter((card) => !held.includes(card)),
        scarce: held.map((card) => onlyText(card, countCopies(a.hand, card))),
      };
    },
    says({ absent, scarce }) {
      const none = list(absent.map((card) => (isJoker(card) ? 'a joker' : PACK.text(card))));
      if (scarce.length === 0) return `You don’t hold ${none}${absent.length > 1 ? '' : ' to lay'}.`;
      const few = `ou hold ${list(scarce)}`;
      return absent.length === 0 ? `Y${few}.` : `You don’t hold ${none}, and y${few}.`;
    },
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/lay-match',
    title: 'Laying a card that matches',
    law: 'In your turn you may lay a card that matches the one on top.',
    allows: (a) => isFreeLay(a) && matches(a.state, a.single as Card),
  }),
  restriction<LuckyAttempt, Facts & { top: Card; suit: Suit | null }>({
    id: 'lucky-number/match',
    title: 'Rank or suit',
    law: 'A card you lay by itself has the rank or the suit of the card on top; if a jack lies there that was laid by itself, the suit its player named counts instead of the jack’s own.',
    notes: {
      '“What type of card it becomes”':
        'That is what the source lets you choose with a jack. We read it as the suit, as in every game of this family; a jack still matches a jack.',
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
        : `${cardsText(cards)} is no jack and not of the suit that was named: ${suitText(suit)}.`,
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/always',
    title: 'Aces and jokers',
    law: 'An ace or a joker may be laid on any card, and any card may be laid on a joker. (With the house rule, a jack may be laid on any card too.)',
    notes: {
      'On anything, and anything on a joker':
        '“Can always be used”, says the source of ace and joker. That a lone one goes on any card, and any card on a joker, is how we read it.',
    },
    allows: (a) => isFreeLay(a) && needsNoMatch(a.state, a.single as Card),
  }),
  restriction<LuckyAttempt, Facts>({
    id: 'lucky-number/one-lay',
    title: 'One at a time',
    law: 'You lay exactly one card, unless what you lay is a combination.',
    when: ({ move }) =>
      (move.type === 'lay' || move.type === 'jump') && move.cards.length !== 1
        ? { cards: move.cards }
        : undefined,
    says: ({ cards }) =>
      cards.length === 0
        ? 'You have to lay one card, and you named none.'
        : `You lay one card at a time, not ${cardsText(cards)} together.`,
  }),
  restriction<LuckyAttempt, Facts & { suit: Suit | undefined }>({
    id: 'lucky-number/jack-suit',
    title: 'A jack names a suit',
    law: 'Whoever lays a jack by itself names a suit; no other card names one.',
    when: ({ move, suit, laid }) => {
      if (move.type !== 'lay' && move.type !== 'jump') return undefined;
      const jacks = laid.filter(isJack);
      if (jacks.length > 0) return suit === undefined ? { cards: jacks, suit } : undefined;
      return suit === undefined ? undefined : { cards: laid, suit };
    },
    says: ({ cards, suit }) =>
      suit === undefined
        ? `You lay ${cardsText(cards)} and name no suit.`
        : `You name ${suitText(suit)}, but ${notJacks(cards)}.`,
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/draw',
    title: 'Drawing a card',
    law: 'If you can lay no single card, you draw one from the stock.',
    allows: isSingleDraw,
  }),
  restriction<LuckyAttempt, Facts & { again: boolean; onTurn: boolean }>({
    id: 'lucky-number/draw-if-stuck',
    title: 'Only if you can’t lay',
    law: 'With nothing owed you draw only while you hold no single card you could lay, and once a turn; a combination you hold makes no difference, for nobody has to lay one.',
    notes: {
      '“In addition to a matching card”':
        'So the source introduces combinations. We read it as: instead of one. You lay a card or a combination, and a combination need not match. It is a luxury and never a duty, so whoever holds one and no matching card may draw.',
    },
    when: (a) => {
      if (!isSingleDraw(a)) return undefined;
      const { onTurn } = a;
      if (a.drawn !== null) return { cards: NO_CARDS, again: true, onTurn };
      const cards = [...new Set(a.hand.filter((card) => canLay(a.state, card)))];
      // A hand with unseen cards is judged in every possible world; these words cover them all.
      const unseen = a.hand.includes(UNKNOWN);
      return cards.length > 0 || unseen ? { cards, again: false, onTurn } : undefined;
    },
    says({ cards, again, onTurn }) {
      if (again) return 'You have drawn already this turn: lay that card, or pass.';
      return cards.length === 0
        ? 'You hold cards nobody showed: if one of them can be laid, you don’t draw.'
        : `You ${onTurn ? 'can' : 'could'} lay ${list(cards.map(PACK.text), 'or')}, so you don’t draw.`;
    },
  }),
  restriction<LuckyAttempt, Facts & { drawn: Card }>({
    id: 'lucky-number/drawn-only',
    title: 'The card you drew, or none',
    law: 'Once you have drawn, you lay the very card you drew, alone or in a combination that contains it, or you pass.',
    when: ({ move, drawn, laid }) =>
      (move.type === 'lay' || move.type === 'combine') && drawn !== null && !laid.includes(drawn)
        ? { cards: laid, drawn }
        : undefined,
    says({ cards, drawn }) {
      const others = agree(cards, 'are without it', 'is another');
      const laid = cards.length > 0 ? `${cardsText(cards)} ${others}` : 'you lay nothing';
      return `You drew ${PACK.text(drawn)}, so it is that card or none, and ${laid}.`;
    },
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/pass',
    title: 'Passing',
    law: 'When you have drawn your one card you may pass, even if you could lay it.',
    allows: ({ move }) => move.type === 'pass',
  }),
  restriction<LuckyAttempt, Facts & { owed: string; onTurn: boolean }>({
    id: 'lucky-number/pass-after-draw',
    title: 'No passing before you draw',
    law: 'You pass only after drawing.',
    when: ({ move, drawn, state, onTurn }) => {
      if (move.type !== 'pass' || drawn !== null) return undefined;
      const { owed } = state;
      return { cards: NO_CARDS, owed: owed === null ? '' : owedText(owed), onTurn };
    },
    says({ owed, onTurn }) {
      if (!onTurn) return 'You pass only in your own turn, after drawing a card.';
      return owed === ''
        ? 'You can’t pass: lay a card, or draw one if you have none to lay.'
        : `You can’t pass while you owe ${owed}.`;
    },
  }),
];
