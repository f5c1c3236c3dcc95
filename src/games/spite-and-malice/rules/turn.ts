import type { Card } from '../../../cards/card.ts';
import { joinWords } from '../../../cards/words.ts';
import { consequence, definition, permission, restriction } from '../../../game/rule.ts';
import { rankOf } from '../pack.ts';
import { canBeLaid } from '../play/misfit.ts';
import { cardsText, cardText } from '../texts/words.ts';
import { hasFourCentrePiles, markedCards, type SpiteAttempt } from './attempt.ts';

const NO_CARDS: readonly Card[] = [];

/** Aces in one place, each listed once. */
interface WaitingAce {
  readonly cards: readonly Card[];
  readonly where: string;
}

const isAce = (card: Card | undefined): card is Card => card !== undefined && card < 53 && rankOf(card) === 0;

/** Aces the seat could still send to the centre. */
function findWaitingAces({ state, seat, sent }: SpiteAttempt): readonly WaitingAce[] {
  const aces = (cards: readonly (Card | undefined)[]): readonly Card[] => [...new Set(cards.filter(isAce))];
  const onGoal = { cards: aces([state.goal[seat]?.at(-1)]), where: 'on your goal pile' };
  const inHand = { cards: aces(state.hands[seat] ?? []), where: 'in your hand' };
  const tops = aces((state.side[seat] ?? []).map((pile) => pile.at(-1)));
  const onSide = { cards: tops, where: tops.length > 1 ? 'on side piles' : 'on a side pile' };
  const waitingAces = state.options.centreMoves === 'one' && sent > 0 ? [onGoal] : [inHand, onGoal, onSide];
  return waitingAces.filter(({ cards }) => cards.length > 0);
}

export const turnRules = [
  restriction<SpiteAttempt, { cards: readonly Card[]; isGameOver: boolean }>({
    id: 'spite-and-malice/your-turn',
    title: 'Wait for your turn',
    law: 'Only the player whose turn it is may move cards. Once the game is over, neither player may.',
    about: 'turn',
    when: ({ state, seat }) => (state.turn === seat ? undefined : { cards: NO_CARDS, isGameOver: state.turn === null }),
    says: ({ isGameOver }) =>
      isGameOver ? 'The game is over: no more cards may be moved.' : 'It isn’t your turn yet.',
  }),
  consequence({
    id: 'spite-and-malice/draw-up',
    title: 'Fill your hand',
    law: 'You begin each turn by drawing from the top of the stock until you hold five cards or the stock is empty.',
  }),
  definition({
    id: 'spite-and-malice/one-card',
    title: 'One card at a time',
    law: 'You move cards one at a time, never two together.',
  }),
  permission<SpiteAttempt>({
    id: 'spite-and-malice/go-on',
    title: 'Keep going as long as you like',
    law: 'You may keep moving cards to the centre as long as you like, including goal cards you turn up. (House rule: only one card a turn, not counting goal cards.)',
    notes: {
      'One card at a time, or one a turn?':
        'The source says “only one such card and in one turn”. If that meant one card a turn, you couldn’t play two aces from your hand, though both must be played. So we read it as one card at a time; the other reading is a house rule.',
    },
    allows: ({ toCentre, state }) => toCentre !== undefined && state.moved,
  }),
  restriction<SpiteAttempt, { cards: readonly Card[]; card: Card | undefined }>({
    id: 'spite-and-malice/one-centre',
    title: 'One a turn',
    law: 'Under the house rule “one a turn”, you may move only one card a turn from your hand or side piles to the centre, but any number of goal cards.',
    when: (attempt) => {
      const { state, toCentre, sent, card } = attempt;
      if (state.options.centreMoves !== 'one' || sent === 0 || !toCentre) return undefined;
      if (toCentre.from.zone !== 'hand' && toCentre.from.zone !== 'side') return undefined;
      return { cards: markedCards(attempt), card };
    },
    says: ({ card }) =>
      `You can’t send ${card === undefined ? 'another card' : cardText(card)} to the centre: at this table you may send only one card a turn besides goal cards, and you have sent yours.`,
  }),
  consequence({
    id: 'spite-and-malice/side-ends',
    title: 'A side card ends your turn',
    law: 'Laying a card on one of your side piles ends your turn.',
  }),
  permission<SpiteAttempt>({
    id: 'spite-and-malice/end',
    title: 'Say “done” to end your turn',
    law: 'You may end your turn by saying “done” instead of laying a card on a side pile.',
    notes: {
      Passing:
        'You may say “done” without having moved a card, even if you could move one. Two such turns in a row, yours and your opponent’s, end the game.',
    },
    allows: ({ move }) => move.type === 'end',
  }),
  restriction<SpiteAttempt, { cards: readonly Card[] }>({
    id: 'spite-and-malice/must-lay',
    title: 'Lay a card if you can',
    law: 'Under the house rule “only if nothing goes on a side pile”, you may not say “done” while a card in your hand fits on one of your side piles.',
    cardsWouldFit: true,
    when: ({ state, seat, move }) => {
      if (state.options.mayEnd || move.type !== 'end') return undefined;
      const piles = state.side[seat] ?? [];
      const cards = (state.hands[seat] ?? []).filter((card) => canBeLaid(state, piles, card));
      return cards.length > 0 ? { cards: [...new Set(cards.filter((card) => card >= 0))] } : undefined;
    },
    says: ({ cards }) =>
      `You can’t say “done” yet: ${cards.length > 0 ? cardsText(cards) : 'a card in your hand'} still ${cards.length > 1 ? 'fit on your side piles' : 'fits on a side pile'}, and at this table you must lay a card there if you can.`,
  }),
  restriction<SpiteAttempt, { cards: readonly Card[]; where: readonly string[] }>({
    id: 'spite-and-malice/ace-first',
    title: 'Aces first',
    law: 'You may not end your turn while a centre place is empty and you can move an ace there from your hand, goal pile or side piles. Jokers aren’t aces.',
    cardsWouldFit: true,
    notes: {
      'Before the card is laid':
        'Burying the ace doesn’t help, and neither does laying the ace itself on a side pile. What counts is where the ace was before you laid the card.',
      'Is a joker an ace?':
        'The source says “each ace” must be played, and that a joker may be played “even instead of an ace”. We take that to mean that you may play a joker as an ace, but never have to.',
      'Aces, and twos after them':
        'The source recommends, “if possible, to pass two aces in the central pile”. We take that to mean: follow an ace with a 2. It is advice; you don’t have to.',
    },
    when: (a) => {
      const ends = a.move.type === 'end' || a.toSide !== undefined;
      if (!ends || a.state.options.aces === 'may' || hasFourCentrePiles(a.state)) return undefined;
      const aces = findWaitingAces(a);
      if (aces.length === 0) return undefined;
      return {
        cards: aces.flatMap(({ cards }) => cards),
        where: aces.map(({ cards, where }) => `${cardsText(cards)} ${where}`),
      };
    },
    says: ({ cards, where }) =>
      // Not all of several aces have to go: there may be fewer empty places, or a limit of cards per turn.
      cards.length > 1
        ? `You can’t end your turn yet: ${joinWords(where)} can still go to an empty place in the centre.`
        : `You can’t end your turn yet: ${joinWords(where)} has to go to an empty place in the centre first.`,
  }),
  consequence({
    id: 'spite-and-malice/refill-empty',
    title: 'An empty hand',
    law: 'Under the house rule “filled at once”, you refill your hand when its last card is in the centre and any completed pile is cleared, unless the stock is empty.',
  }),
];
