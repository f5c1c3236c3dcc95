import type { Card } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { consequence, definition, permission, restriction } from '../../../game/rule.ts';
import { isChainable } from '../play/match.ts';
import type { Debt } from '../state.ts';
import { cardsText, owedText } from '../texts/words.ts';
import type { LuckyAttempt } from './attempt.ts';

interface DebtFacts {
  readonly cards: readonly Card[];
  /** The clause that names who owes what: "You owe 3 cards". */
  readonly debt: string;
}

/** The debt in words. Out of turn it is another player's debt. */
const debtText = ({ isOnTurn }: LuckyAttempt, debt: Debt): string =>
  isOnTurn ? `You owe ${owedText(debt)}` : `${owedText(debt)} ${agree(debt.n, 'are', 'is')} owed`;

const isAnswer = ({ move }: LuckyAttempt): boolean => move.type === 'lay' || move.type === 'combine';

export const drawingRules = [
  consequence({
    id: 'lucky-number/owe-ace',
    title: 'Three for an ace',
    law: 'A single ace or joker makes the next player owe three cards. Every further ace or joker in the chain adds three cards.',
  }),
  consequence({
    id: 'lucky-number/two-passes-on',
    title: 'A two passes it on',
    law: 'A 2 laid while cards are owed passes the whole debt on to the next player and adds nothing to it.',
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/answer-with',
    title: 'Answering a chain',
    law: 'While you owe cards, you may lay a 2, an ace or a joker instead of drawing. It needn’t match the top card.',
    allows: ({ move, state }) => move.type === 'lay' && state.owed?.by === 'cards',
  }),
  restriction<LuckyAttempt, DebtFacts & { isCombination: boolean }>({
    id: 'lucky-number/answer-chain',
    title: 'Only a 2, ace or joker answers',
    law: 'While you owe cards, you must lay a single 2, ace or joker, or draw. A combination isn’t an answer.',
    notes: {
      'Not with a combination':
        'The source lets ace, 2 and joker follow each other “until a player no longer lays down a card”. That a combination can’t answer them is our reading: a combination answers only another combination.',
    },
    when: (a) => {
      const { owed } = a.state;
      if (owed?.by !== 'cards' || !isAnswer(a)) return undefined;
      const isCombination = a.move.type === 'combine';
      const wrongCards = isCombination ? a.laid : a.laid.filter((card) => !isChainable(card));
      return isCombination || wrongCards.length > 0
        ? { cards: wrongCards, debt: debtText(a, owed), isCombination }
        : undefined;
    },
    says: ({ cards, debt, isCombination }) =>
      isCombination
        ? `${debt}, and a combination doesn’t answer that.`
        : `${debt}, and ${cardsText(cards)} ${agree(cards, 'aren’t 2s, aces or jokers', 'isn’t a 2, ace or joker')}.`,
  }),
  consequence({
    id: 'lucky-number/owe-dice',
    title: 'Dice for a combination',
    law: 'A combination makes the next player owe one die for each card, extra aces included. (House rule: an answer adds its dice to those of the combinations before it.)',
  }),
  restriction<LuckyAttempt, DebtFacts>({
    id: 'lucky-number/answer-combo',
    title: 'Only a combination answers one',
    law: 'While you owe dice, you must lay a combination of your own, or throw them and draw their sum. No single card helps, not even an ace, 2 or joker.',
    when: (a) => {
      const { owed } = a.state;
      return a.move.type === 'lay' && owed?.by === 'dice' ? { cards: a.laid, debt: debtText(a, owed) } : undefined;
    },
    says: ({ cards, debt }) =>
      cards.length === 0
        ? `${debt}, and only a combination answers a combination.`
        : `${debt}, and ${cardsText(cards)} ${agree(cards, 'don’t', 'doesn’t')} answer a combination.`,
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/free-to-draw',
    title: 'Drawing instead of answering',
    law: 'You may draw what you owe even if you could answer.',
    allows: ({ move, state }) => move.type === 'draw' && state.owed !== null,
  }),
  consequence({
    id: 'lucky-number/debt-ends-turn',
    title: 'Drawing a debt ends your turn',
    law: 'Your turn is over when you have drawn what you owed. (House rule: you then take your turn as usual, and may draw a single card.)',
    notes: {
      'Is your turn over?':
        'The source doesn’t say. Most games of this family end the turn, and twenty new cards are enough for one visit to the stock.',
    },
  }),
  consequence({
    id: 'lucky-number/reshuffle',
    title: 'When the stock is empty',
    law: 'If the stock is empty when a card must be drawn, the pile, except for its top card, is shuffled and becomes the new stock.',
  }),
  consequence({
    id: 'lucky-number/too-few',
    title: 'Not enough cards',
    law: 'If the stock and the pile run out, draw what is left; the rest of the debt lapses. If nothing is left for a single draw, your turn ends.',
    notes: {
      'When both are used up':
        'The source shuffles the pile, and doesn’t say what happens if that isn’t enough. Cards that aren’t there can’t be drawn, so we let the rest lapse.',
    },
  }),
  definition({
    id: 'lucky-number/match-after',
    title: 'Matching after a debt',
    law: 'After a debt has been drawn, the next player must match the top card as usual; on a joker, any card may be laid.',
  }),
];
