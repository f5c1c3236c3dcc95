import type { Card } from '../../../cards/card.ts';
import { list, sentence } from '../../../cards/words.ts';
import { consequence, definition, permission, restriction } from '../../../game/rule.ts';
import { rankOf } from '../pack.ts';
import { canBeLaid } from '../play/misfit.ts';
import { cardsText, cardText } from '../texts/words.ts';
import { hasFourCentrePiles, markedCards, type SpiteAttempt } from './attempt.ts';

const NO_CARDS: readonly Card[] = [];

/** Aces in one place, each once. */
interface WaitingAce {
  readonly cards: readonly Card[];
  readonly where: string;
}

const isAce = (card: Card | undefined): card is Card => card !== undefined && card < 53 && rankOf(card) === 0;

/** Aces the seat could still send to the centre. */
function findWaitingAces({ state, seat, sent }: SpiteAttempt): readonly WaitingAce[] {
  const aces = (cards: readonly (Card | undefined)[]): readonly Card[] => [...new Set(cards.filter(isAce))];
  const onGoal = { cards: aces([state.goal[seat]?.at(-1)]), where: 'on your goal pile' };
  const held = { cards: aces(state.hands[seat] ?? []), where: 'in your hand' };
  const tops = aces((state.side[seat] ?? []).map((pile) => pile.at(-1)));
  const onSide = { cards: tops, where: tops.length > 1 ? 'on side piles' : 'on a side pile' };
  const may = state.options.centreMoves === 'one' && sent > 0 ? [onGoal] : [held, onGoal, onSide];
  return may.filter(({ cards }) => cards.length > 0);
}

export const turn = [
  restriction<SpiteAttempt, { cards: readonly Card[]; over: boolean }>({
    id: 'spite-and-malice/your-turn',
    title: 'Wait for your turn',
    law: 'Only the player whose turn it is moves cards; once the game is over nobody does.',
    about: 'turn',
    when: ({ state, seat }) =>
      state.turn === seat ? undefined : { cards: NO_CARDS, over: state.turn === null },
    says: ({ over }) =>
      over ? 'The game is over: there is nothing left for you to move.' : 'It isn’t your turn yet.',
  }),
  consequence({
    id: 'spite-and-malice/draw-up',
    title: 'Fill your hand',
    law: 'At the start of each turn you fill your hand to five cards from the top of the stock, as far as it goes.',
  }),
  definition({
    id: 'spite-and-malice/one-card',
    title: 'One card at a time',
    law: 'Cards move one at a time, never two together.',
  }),
  permission<SpiteAttempt>({
    id: 'spite-and-malice/go-on',
    title: 'Go on as long as you like',
    law: 'You may go on moving cards to the centre as long as you like, turned-up goal cards too; under the house rule “one a turn”, only goal cards.',
    notes: {
      'One card at a time, or one a turn?':
        'The source says “only one such card and in one turn”. Taken as one card a turn, two aces in your hand could not both be played as they must be. So we read it as one at a time; the other reading is a house rule.',
    },
    allows: ({ toCentre, state }) => toCentre !== undefined && state.moved,
  }),
  restriction<SpiteAttempt, { cards: readonly Card[]; card: Card | undefined }>({
    id: 'spite-and-malice/one-centre',
    title: 'One a turn',
    law: 'Under the house rule “one a turn”, one card of your hand or side piles goes to the centre each turn; goal cards go as they come.',
    when: (attempt) => {
      const { state, toCentre, sent, card } = attempt;
      if (state.options.centreMoves !== 'one' || sent === 0 || !toCentre) return undefined;
      if (toCentre.from.zone !== 'hand' && toCentre.from.zone !== 'side') return undefined;
      return { cards: markedCards(attempt), card };
    },
    says: ({ card }) =>
      `At this table one card a turn goes to the centre, and yours has gone: ${card === undefined ? 'the next one' : cardText(card)} has to wait.`,
  }),
  consequence({
    id: 'spite-and-malice/side-ends',
    title: 'A side card ends it',
    law: 'Laying a card on one of your side piles ends your turn.',
  }),
  permission<SpiteAttempt>({
    id: 'spite-and-malice/end',
    title: 'Or you say “done”',
    law: 'Instead of laying a side card you may end your turn by saying “done”.',
    notes: {
      Passing:
        'You may end your turn without having moved a card, even if you could move one. Two such turns running, yours and your opponent’s, and the game is over.',
    },
    allows: ({ move }) => move.type === 'end',
  }),
  restriction<SpiteAttempt, { cards: readonly Card[] }>({
    id: 'spite-and-malice/must-lay',
    title: 'Lay one if you can',
    law: 'Under the house rule “only if nothing goes on a side pile”, you may not say “done” while a card of your hand can be laid on one of your side piles.',
    fits: true,
    when: ({ state, seat, move }) => {
      if (state.options.mayEnd || move.type !== 'end') return undefined;
      const piles = state.side[seat] ?? [];
      const cards = (state.hands[seat] ?? []).filter((card) => canBeLaid(state, piles, card));
      return cards.length > 0 ? { cards: [...new Set(cards.filter((card) => card >= 0))] } : undefined;
    },
    says: ({ cards }) =>
      `At this table you can’t end your turn like that: ${cards.length > 0 ? cardsText(cards, 'or') : 'a card of your hand'} still goes on one of your side piles.`,
  }),
  restriction<SpiteAttempt, { cards: readonly Card[]; where: readonly string[] }>({
    id: 'spite-and-malice/ace-first',
    title: 'Aces first',
    law: 'While a place in the centre is empty you may not end your turn, with a side card or by saying “done”, as long as you have an ace you may still move: in your hand, on your goal pile or on top of a side pile. A joker is no ace.',
    fits: true,
    notes: {
      'Before the card is laid':
        'Burying the ace doesn’t help, and neither does laying the ace itself on a side pile: what counts is what lies there before.',
      'Aces, and twos after them':
        'The source recommends to follow an ace with a 2 where you can. That is advice: nobody makes you.',
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
      // Of several aces not all must go: there may be fewer empty places, or a limit of cards per turn.
      cards.length > 1
        ? `${sentence(list(where))} can still go to an empty place in the centre, so your turn can’t end yet.`
        : `${sentence(list(where))} has to go to an empty place in the centre before your turn ends.`,
  }),
  consequence({
    id: 'spite-and-malice/refill-empty',
    title: 'A hand played out',
    law: 'Under the house rule “filled at once”, you draw five new cards as soon as your last card has gone to the centre; a pile that this completes is cleared first. If the stock has nothing for you at that moment, you wait for your next turn.',
  }),
];
