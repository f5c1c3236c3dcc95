import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { subtractCards } from '../../../cards/card-lists.ts';
import { agree, them } from '../../../cards/grammar.ts';
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

const DOING = {
  attack: 'attack',
  'pass-on': 'pass on',
  beat: 'beat',
  joker: 'play a joker',
  take: 'take',
} as const;
type AttackKind = keyof typeof DOING;

export const attack = [
  restriction<SixtyAttempt, Facts & { over: boolean }>({
    id: 'sixty/your-turn',
    title: 'Wait for your turn',
    law: 'Only the player on turn plays: whoever leads, or whoever cards were played on. Once the game is over nobody does.',
    about: 'turn',
    when: ({ state, seat }) =>
      state.turn === seat ? undefined : { cards: NO_CARDS, over: state.turn === null },
    says: ({ over }) =>
      over ? 'The game is over: there is nothing left for you to play.' : 'It isn’t your turn yet.',
  }),
  restriction<SixtyAttempt, Facts & { wanted: readonly Card[]; held: number }>({
    id: 'sixty/from-hand',
    title: 'From your own hand',
    law: 'Every card you play comes from your own hand.',
    about: 'cards',
    when: (a) => {
      const cards = subtractCards(a.cards, a.hand);
      const [card] = cards;
      if (card === undefined) return undefined;
      const wanted = a.cards.filter((other) => cards.includes(other));
      // The number held is given for a single kind of card, and only if the whole hand is known.
      const sure = wanted.every((other) => other === card) && !a.hand.includes(UNKNOWN);
      return { cards, wanted, held: sure ? a.hand.filter((other) => other === card).length : 0 };
    },
    says: ({ wanted, held }) => {
      if (held === 0) return `You don’t hold ${cardsText(wanted, 'or')}.`;
      const card = wanted[0] as Card;
      const those = held === 1 ? `one ${PACK.text(card)}` : countText(card, held);
      return `You hold ${those}, not ${numeral(wanted.length)}.`;
    },
  }),
  restriction<SixtyAttempt, Facts & { kind: AttackKind; leads: boolean }>({
    id: 'sixty/phase-lead',
    title: 'Nothing lies before you',
    law: 'While nothing is played on you, you attack: there is nothing to pass on, to beat, to take, or to play a joker on.',
    about: 'phase',
    when: ({ attack: played, move, cards, state, seat }) =>
      played.length === 0 && move.type !== 'attack'
        ? { cards, kind: move.type, leads: state.turn === seat }
        : undefined,
    says: ({ kind, cards, leads }) =>
      `You can’t ${DOING[kind]}${cards.length > 0 && kind !== 'joker' ? ` with ${cardsText(cards)}` : ''}: nothing is played on you${leads ? ', so you attack' : ''}.`,
  }),
  restriction<SixtyAttempt, Facts & { played: readonly Card[]; mine: boolean }>({
    id: 'sixty/phase-answer',
    title: 'First things first',
    law: 'While cards are played on you, you answer them and attack nobody.',
    about: 'phase',
    when: ({ attack: played, move, cards, state, seat }) =>
      played.length > 0 && move.type === 'attack' ? { cards, played, mine: state.turn === seat } : undefined,
    says: ({ played, mine }) => {
      const start = `You can’t attack while ${thoseText(played)}`;
      // Out of turn, the cards were played on another seat.
      if (!mine) return `${start} ${agree(played, 'wait', 'waits')} for an answer.`;
      return `${start} ${agree(played, 'lie', 'lies')} before you: answer ${them(played.length)} first.`;
    },
  }),
  permission<SixtyAttempt>({
    id: 'sixty/attack',
    title: 'One, or several alike',
    law: 'To attack you play one number card, or several of the same number.',
    allows: ({ move }) => move.type === 'attack',
  }),
  restriction<SixtyAttempt, Facts & { kind: AttackKind }>({
    id: 'sixty/some-card',
    title: 'At least one card',
    law: 'Attacking, passing on and beating take at least one card.',
    when: (a) => (isLay(a) && a.cards.length === 0 ? { cards: NO_CARDS, kind: a.move.type } : undefined),
    says: ({ kind }) => `You want to ${DOING[kind]}, and you named no card to do it with.`,
  }),
  restriction<SixtyAttempt, Facts>({
    id: 'sixty/same-number',
    title: 'All of one number',
    law: 'Several cards played together are all of one number.',
    when: (a) => (isLay(a) && a.cards.some((card) => card !== a.cards[0]) ? { cards: a.cards } : undefined),
    says: ({ cards }) => `You can’t play ${cardsText(cards)} together: they are not all of one number.`,
  }),
  restriction<SixtyAttempt, Facts & { kind: AttackKind }>({
    id: 'sixty/joker-alone',
    title: 'Jokers don’t fight',
    law: 'A joker doesn’t attack, doesn’t beat, and isn’t passed on with.',
    when: (a) => {
      const cards = isLay(a) ? a.cards.filter(isJoker) : [];
      return cards.length > 0 ? { cards, kind: a.move.type } : undefined;
    },
    says: ({ cards, kind }) =>
      `You can’t ${DOING[kind]} with ${cardsText(cards)}: ${cards.length > 1 ? 'jokers have' : `${PACK.text(cards[0] as Card)} has`} no number.`,
  }),
  consequence({
    id: 'sixty/target',
    title: 'Who gets them',
    law: 'Cards you attack with, and cards that go on from you, are played on the next player in the direction who holds cards.',
    notes: {
      '“Left or right”':
        'The source speaks of your neighbour to the left or to the right, as the direction card says. Late in a round that neighbour may have no cards left; then it is the next one who has.',
    },
  }),
  consequence({
    id: 'sixty/refill',
    title: 'Back up to five',
    law: 'After attacking, passing on, beating or playing a joker you draw at once until you hold five again, while the deck lasts. After taking you don’t; only an empty hand is always filled.',
    notes: {
      'After an attack too?':
        'The source lets you draw after each answer. The third answer ends with an attack of its own, and so we read that an attacker draws as well. House rules let the attacker wait.',
      'An empty hand':
        'That an empty hand is filled even when nothing else would fill it is ours. Without it somebody could sit out half a round with a full deck on the table.',
    },
  }),
  consequence({
    id: 'sixty/cannot-lead',
    title: 'No number to attack with',
    law: 'If you should attack and hold only jokers, you are skipped, and the next player in the direction who holds a number attacks; after somebody took, the search goes round and ends with the one who took.',
    notes: {
      'Only jokers left':
        'The source is silent, and it does happen, mostly with an empty deck. Skipping loses nobody’s cards and keeps the game moving. Your jokers stay with you, and so does the hope that somebody attacks you.',
    },
  }),
];
