import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { subtractCards } from '../../../cards/card-lists.ts';
import { agree } from '../../../cards/grammar.ts';
import { numeral } from '../../../cards/numerals.ts';
import { consequence, type Facts, permission, restriction } from '../../../game/rule.ts';
import { isJoker, PACK } from '../pack.ts';
import { cardsText, countText, thoseText } from '../texts/words.ts';
import type { SixtyAttempt } from './attempt.ts';

const NO_CARDS: readonly Card[] = [];

/** Whether a move lays numbers: attack, pass on, beat. */
function isLay({ move }: SixtyAttempt): boolean {
  return move.type === 'attack' || move.type === 'pass-on' || move.type === 'beat';
}

const MOVE_VERBS = {
  attack: 'attack',
  'pass-on': 'pass on',
  beat: 'beat',
  joker: 'play a joker',
  take: 'take',
} as const;
type AttackKind = keyof typeof MOVE_VERBS;

export const attackRules = [
  restriction<SixtyAttempt, Facts & { isGameOver: boolean }>({
    id: 'sixty/your-turn',
    title: 'Wait for your turn',
    law: 'Only the player whose turn it is may play: the one about to attack, or the one the cards were played on. Once the game is over, nobody may play.',
    about: 'turn',
    when: ({ state, seat }) => (state.turn === seat ? undefined : { cards: NO_CARDS, isGameOver: state.turn === null }),
    says: ({ isGameOver }) =>
      isGameOver ? 'The game is over: you can’t play any more cards.' : 'It isn’t your turn yet.',
  }),
  restriction<SixtyAttempt, Facts & { wanted: readonly Card[]; heldCount: number }>({
    id: 'sixty/from-hand',
    title: 'From your own hand',
    law: 'Every card you play must come from your own hand.',
    about: 'cards',
    when: (a) => {
      const cards = subtractCards(a.cards, a.hand);
      const [card] = cards;
      if (card === undefined) return undefined;
      const wanted = a.cards.filter((other) => cards.includes(other));
      // The number held is given for a single kind of card, and only if the whole hand is known.
      const isCertain = wanted.every((other) => other === card) && !a.hand.includes(UNKNOWN);
      return { cards, wanted, heldCount: isCertain ? a.hand.filter((other) => other === card).length : 0 };
    },
    says: ({ wanted, heldCount }) => {
      if (heldCount === 0) return `You don’t hold ${cardsText(wanted, 'or')}.`;
      const card = wanted[0] as Card;
      const heldText = heldCount === 1 ? `one ${PACK.text(card)}` : countText(card, heldCount);
      return `You hold ${heldText}, not ${numeral(wanted.length)}.`;
    },
  }),
  restriction<SixtyAttempt, Facts & { kind: AttackKind; isOnTurn: boolean }>({
    id: 'sixty/phase-lead',
    title: 'Nothing to answer',
    law: 'If no cards have been played on you, you can only attack: you can’t pass on, beat, take or play a joker.',
    about: 'phase',
    when: ({ attack: played, move, cards, state, seat }) =>
      played.length === 0 && move.type !== 'attack'
        ? { cards, kind: move.type, isOnTurn: state.turn === seat }
        : undefined,
    says: ({ kind, cards, isOnTurn }) =>
      `You can’t ${MOVE_VERBS[kind]}${cards.length > 0 && kind !== 'joker' ? ` with ${cardsText(cards)}` : ''}: nothing has been played on you${isOnTurn ? ', so you have to attack' : ''}.`,
  }),
  restriction<SixtyAttempt, Facts & { played: readonly Card[]; isOnTurn: boolean }>({
    id: 'sixty/phase-answer',
    title: 'Answer first',
    law: 'You can’t attack until you have answered the cards played on you.',
    about: 'phase',
    when: ({ attack: played, move, cards, state, seat }) =>
      played.length > 0 && move.type === 'attack' ? { cards, played, isOnTurn: state.turn === seat } : undefined,
    says: ({ played, isOnTurn }) => {
      const attackText = thoseText(played);
      // Out of turn, the cards were played on another seat.
      return isOnTurn
        ? `You can’t attack yet: first answer ${attackText} played on you.`
        : `You can’t attack now: ${attackText} ${agree(played, 'haven’t', 'hasn’t')} been answered yet.`;
    },
  }),
  permission<SixtyAttempt>({
    id: 'sixty/attack',
    title: 'One card, or several alike',
    law: 'You attack with one number card, or with several of the same number.',
    allows: ({ move }) => move.type === 'attack',
  }),
  restriction<SixtyAttempt, Facts & { kind: AttackKind }>({
    id: 'sixty/some-card',
    title: 'At least one card',
    law: 'You need at least one card to attack, pass on or beat.',
    when: (a) => (isLay(a) && a.cards.length === 0 ? { cards: NO_CARDS, kind: a.move.type } : undefined),
    says: ({ kind }) => `You haven’t chosen a card to ${MOVE_VERBS[kind]} with: you need at least one.`,
  }),
  restriction<SixtyAttempt, Facts>({
    id: 'sixty/same-number',
    title: 'All of one number',
    law: 'Cards you play together must all have the same number.',
    when: (a) => (isLay(a) && a.cards.some((card) => card !== a.cards[0]) ? { cards: a.cards } : undefined),
    says: ({ cards }) =>
      `You can’t play ${cardsText(cards)} together: they aren’t ${cards.length > 2 ? 'all ' : ''}the same number.`,
  }),
  restriction<SixtyAttempt, Facts & { kind: AttackKind }>({
    id: 'sixty/joker-alone',
    title: 'Jokers don’t fight',
    law: 'You can’t attack, beat or pass on with a joker.',
    when: (a) => {
      const cards = isLay(a) ? a.cards.filter(isJoker) : [];
      return cards.length > 0 ? { cards, kind: a.move.type } : undefined;
    },
    says: ({ cards, kind }) =>
      `You can’t ${MOVE_VERBS[kind]} with ${cardsText(cards)}: ${cards.length > 1 ? 'jokers have' : 'it has'} no number.`,
  }),
  consequence({
    id: 'sixty/target',
    title: 'Who gets the cards',
    law: 'Cards you attack with, pass on or send on are played on the next player in the direction of play who holds cards.',
    notes: {
      '“Left or right”':
        'The source speaks of your neighbour to the left or to the right, as the direction card shows. Late in a round that neighbour may have no cards left; the cards then go to the next player who has some.',
    },
  }),
  consequence({
    id: 'sixty/refill',
    title: 'Back up to five',
    law: 'You draw back up to five immediately after attacking, passing on, beating or playing a joker, while the deck lasts. After taking, you draw only if your hand is empty.',
    notes: {
      'After an attack too?':
        'The source lets you draw after each answer. The third answer ends with an attack of its own, so in our reading every attacker draws as well. A house rule lets the attacker wait.',
      'An empty hand':
        'Filling an empty hand in every case is our own rule. Without it, a player could sit out half a round with a full deck on the table.',
    },
  }),
  consequence({
    id: 'sixty/cannot-lead',
    title: 'No number to attack with',
    law: 'A player with only jokers can’t attack and is skipped. The next player in the direction of play who holds a number attacks; one who has just taken comes last.',
    notes: {
      'Only jokers left':
        'The source is silent, and it does happen, mostly once the deck is empty. Skipping doesn’t cost anybody a card, and it keeps the game moving. Your jokers stay with you, and so does the hope that somebody attacks you.',
    },
  }),
];
