import type { Card } from '../../../cards/card.ts';
import { subtractCards } from '../../../cards/card-lists.ts';
import { agree } from '../../../cards/grammar.ts';
import { capitalize, joinWords } from '../../../cards/words.ts';
import { consequence, permission, restriction } from '../../../game/rule.ts';
import { PACK } from '../pack.ts';
import { cardsText } from '../texts/words.ts';
import type { BroomAttempt } from './attempt.ts';

const NO_CARDS: readonly Card[] = [];

export const turnRules = [
  restriction<BroomAttempt, { cards: readonly Card[]; isGameOver: boolean; turn: number | null }>({
    id: 'broom/your-turn',
    title: 'Wait for your turn',
    law: 'Only the player whose turn it is may play a card. No more cards are played once the game is over.',
    about: 'turn',
    when: ({ state, seat }) =>
      state.turn === seat ? undefined : { cards: NO_CARDS, isGameOver: state.turn === null, turn: state.turn },
    says: ({ isGameOver }) => (isGameOver ? 'The game is over: no more cards are played.' : 'It isn’t your turn yet.'),
  }),
  restriction<BroomAttempt, { cards: readonly Card[]; isRepeated: boolean }>({
    id: 'broom/from-hand',
    title: 'A card from your hand',
    law: 'The card you play must come from your own hand.',
    about: 'cards',
    when: ({ move, hand }) => {
      const tooMany = [...new Set(subtractCards(move.cards, hand))];
      const absent = tooMany.filter((card) => !hand.includes(card));
      if (absent.length > 0) return { cards: absent, isRepeated: false };
      return tooMany.length > 0 ? { cards: tooMany, isRepeated: true } : undefined;
    },
    says: ({ cards, isRepeated }) =>
      isRepeated
        ? `You hold only ${joinWords(cards.map((card) => `one ${PACK.text(card).replace(/^the /, '')}`))}.`
        : `${capitalize(cardsText(cards))} ${agree(cards, 'aren’t', 'isn’t')} in your hand.`,
  }),
  restriction<BroomAttempt, { cards: readonly Card[] }>({
    id: 'broom/one-card',
    title: 'One card a turn',
    law: 'You play exactly one card each turn, never two and never none.',
    notes: {
      '“Putting down one card on the table”':
        'The source ends every turn with a card put down on the table, which can’t apply to a take: when you take, the card goes to your pile with the cards it took. We read it as: one card leaves your hand each turn.',
    },
    when: ({ move }) => (move.cards.length === 1 ? undefined : { cards: move.cards }),
    says: ({ cards }) =>
      cards.length === 0
        ? 'You have to play one card from your hand, and you named none.'
        : `You play one card a turn, not ${cardsText(cards)} together.`,
  }),
  permission<BroomAttempt>({
    id: 'broom/choice',
    title: 'Your choice',
    law: 'You may take, combine or place, as you like. You may place a card even if you could take with it.',
    notes: {
      'You are never forced':
        'You needn’t take just because you can, you needn’t come back for a combined card you made, and you may even play the card you kept to take it with.',
    },
    allows: ({ move }) => move.type === 'place',
  }),
  consequence({
    id: 'broom/placed',
    title: 'Placing a card',
    law: 'A card you place stays face up on the table, free for any player to take.',
  }),
];
