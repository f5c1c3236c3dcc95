import type { Card } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { consequence, definition, permission, restriction } from '../../../game/rule.ts';
import { isChainable } from '../play/match.ts';
import type { Debt } from '../state.ts';
import { cardsText, owedText } from '../texts/words.ts';
import type { LuckyAttempt } from './attempt.ts';

interface DebtFacts {
  readonly cards: readonly Card[];
  /** The debtor and the debt: "You owe 3 cards". */
  readonly debt: string;
}

/** The debt in words for the mover; out of turn it is another player's. */
const debtText = ({ onTurn }: LuckyAttempt, owed: Debt): string =>
  onTurn ? `You owe ${owedText(owed)}` : `${owedText(owed)} ${agree(owed.n, 'are', 'is')} owed`;

const isAnswer = ({ move }: LuckyAttempt): boolean => move.type === 'lay' || move.type === 'combine';

export const drawing = [
  consequence({
    id: 'lucky-number/owe-ace',
    title: 'Three for an ace',
    law: 'A single ace or joker makes the next player owe three cards, and along a chain they add up.',
  }),
  consequence({
    id: 'lucky-number/two-passes-on',
    title: 'A two passes it on',
    law: 'A 2 laid while cards are owed passes the whole debt to the next player and adds nothing to it.',
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/answer-with',
    title: 'Answering a chain',
    law: 'While you owe cards you may lay a 2, an ace or a joker instead of drawing; it needn’t match.',
    allows: ({ move, state }) => move.type === 'lay' && state.owed?.by === 'cards',
  }),
  restriction<LuckyAttempt, DebtFacts & { combo: boolean }>({
    id: 'lucky-number/answer-chain',
    title: 'Nothing else answers a chain',
    law: 'While you owe cards you lay a single 2, ace or joker, or you draw; a combination is no answer.',
    notes: {
      'Not with a combination':
        'The source lets ace, 2 and joker follow each other “until a player no longer lays down a card”. That a combination doesn’t break in is our reading: it answers combinations.',
    },
    when: (a) => {
      const { owed } = a.state;
      if (owed?.by !== 'cards' || !isAnswer(a)) return undefined;
      const combo = a.move.type === 'combine';
      const wrong = combo ? a.laid : a.laid.filter((card) => !isChainable(card));
      return combo || wrong.length > 0 ? { cards: wrong, debt: debtText(a, owed), combo } : undefined;
    },
    says: ({ cards, debt, combo }) =>
      combo
        ? `${debt}, and a combination is no answer to that.`
        : `${debt}, and ${cardsText(cards)} ${agree(cards, 'are no 2s, aces or jokers', 'is no 2, ace or joker')}.`,
  }),
  consequence({
    id: 'lucky-number/owe-dice',
    title: 'Dice for a combination',
    law: 'A combination makes the next player owe as many dice as it has cards, extra aces counted. (With the house rule, an answer adds its cards to those of the combinations before it.)',
  }),
  restriction<LuckyAttempt, DebtFacts>({
    id: 'lucky-number/answer-combo',
    title: 'Only a combination answers one',
    law: 'While you owe dice you lay a combination of your own, or you draw: the dice are thrown and you draw their sum. No single card helps, not even an ace, a 2 or a joker.',
    when: (a) => {
      const { owed } = a.state;
      return a.move.type === 'lay' && owed?.by === 'dice'
        ? { cards: a.laid, debt: debtText(a, owed) }
        : undefined;
    },
    says: ({ cards, debt }) =>
      cards.length === 0
        ? `${debt}, and only a combination answers a combination.`
        : `${debt}, and ${cardsText(cards)} ${agree(cards, 'are', 'is')} no answer to a combination.`,
  }),
  permission<LuckyAttempt>({
    id: 'lucky-number/free-to-draw',
    title: 'Drawing all the same',
    law: 'You may draw what you owe though you could answer.',
    allows: ({ move, state }) => move.type === 'draw' && state.owed !== null,
  }),
  consequence({
    id: 'lucky-number/debt-ends-turn',
    title: 'Then your turn is over',
    law: 'When you have drawn what you owed your turn is over. (With the house rule, you then take your turn as usual, a single draw included.)',
    notes: {
      'Is it?':
        'The source doesn’t say. Most games of this family end the turn, and twenty new cards are enough for one visit to the stock.',
    },
  }),
  consequence({
    id: 'lucky-number/reshuffle',
    title: 'When the stock is empty',
    law: 'When a card must be drawn and the stock is empty, the pile is shuffled and becomes the stock; its top card stays where it is.',
  }),
  consequence({
    id: 'lucky-number/too-few',
    title: 'Not enough cards',
    law: 'If stock and pile hold too little, you draw what there is and the rest lapses; a single draw that brings no card ends your turn.',
  }),
  definition({
    id: 'lucky-number/match-after',
    title: 'After the drawing',
    law: 'Once a debt has been drawn, the next player matches the card on top as usual; on a joker anything goes.',
  }),
];
