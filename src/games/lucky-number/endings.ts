import type { Card } from '../../cards/card.ts';
import { agree } from '../../cards/grammar.ts';
import { countNoun, sentence } from '../../cards/words.ts';
import type { Endings } from '../../game/endings.ts';
import { PACK } from './pack.ts';
import { type LuckyMove, type LuckyState, topOf } from './state.ts';

/**
 * Most cards in a hand, and most and fewest in the stock, of an open ending: more can't be kept in mind, fewer end too
 * soon.
 */
const HAND = 5;
const MOST = 10;
const LEAST = 5;

const listed = (cards: readonly Card[]): string => cards.map(PACK.text).join(', ');
const inAnyOrder = (cards: readonly Card[]): string => [...cards].sort((a, b) => a - b).join(' ');

export const ENDINGS: Endings<LuckyState, LuckyMove> = {
  // Only at the beginning of a turn.
  hasPerfectInformation: ({ hands, stock, drawn }) =>
    drawn === null &&
    hands.every(({ length }) => length <= HAND) &&
    stock.length >= LEAST &&
    stock.length <= MOST,
  describeHidden: ({ stock }) =>
    stock.length === 0
      ? 'The stock is empty: chance decides over the next card drawn.'
      : `The stock, next card first: ${listed(stock.toReversed())}. After that chance decides.`,
  // Of the pile, only the top card and the number of cards matter; likewise for debts and numbers.
  positionKey: (state) => {
    const { turn, direction, hands, stock, suit, owed, drawn, open, declined, idle, pile } = state;
    const [who, what] = [
      [turn, direction, open, declined, idle],
      [topOf(state), suit, owed?.by, owed?.n, drawn, pile.length],
    ];
    return [...who, ...what, ...hands.map(inAnyOrder), stock.length].join('/');
  },
  describeResult: ({ hands }, name) => {
    const winner = hands.findIndex(({ length }) => length === 0);
    const left = hands.reduce((sum, { length }) => sum + length, 0);
    const is = (who: string): string => `${who} ${agree(who, 'are', 'is')}`;
    return `${sentence(is(name(winner)))} out, and ${is(name(1 - winner))} left with ${countNoun(left, 'card')}`;
  },
  // A seat with two cards keeps them while it has another move.
  movesTowards: ({ hands, turn }, moves) => {
    const held = hands[turn ?? 0]?.length ?? 0;
    return moves.filter((move) => !('cards' in move) || (move.type !== 'combine' && held > 2));
  },
};
