import { order } from '../../../game/picture.ts';
import type { Reasons } from '../../../game/reasons.ts';
import { seatsOf } from '../../../game/seat.ts';
import type { Attempt } from '../rules/attempt.ts';
import { cardsText } from '../talk/words.ts';

export const ON_TURN: Reasons<Attempt> = [
  {
    rule: 'broom/choice',
    says: ({ move }) => `You place ${cardsText(move.cards)}, whether you could have taken with it or not.`,
  },
  {
    rule: 'broom/your-turn',
    draws: ({ state, seat }, name) => order(seatsOf(state.options), state.turn, seat, name),
  },
  {
    rule: 'broom/one-card',
    draws: ({ move: { cards } }) => ({ kind: 'limit', count: cards.length, least: 1, most: 1 }),
  },
];
