import type { Card } from '../../cards/card.ts';
import { agree } from '../../cards/grammar.ts';
import { capitalize, countNoun } from '../../cards/words.ts';
import type { Endings } from '../../game/endings.ts';
import { PACK } from './pack.ts';
import { type LuckyMove, type LuckyState, topOf } from './state.ts';

/** Most cards in a hand of an open ending: larger endings are too hard to read. */
const MAX_HAND = 5;
/** Most cards in the stock of an open ending. */
const MAX_STOCK = 10;
/** Fewest cards in the stock of an open ending: with fewer it is over at once. */
const MIN_STOCK = 5;

const listed = (cards: readonly Card[]): string => cards.map(PACK.text).join(', ');
const inAnyOrder = (cards: readonly Card[]): string => [...cards].sort((a, b) => a - b).join(' ');

export const ENDINGS: Endings<LuckyState, LuckyMove> = {
  // An ending starts only at the beginning of a turn.
  hasPerfectInformation: ({ hands, stock, drawn }) =>
    drawn === null &&
    hands.every(({ length }) => length <= MAX_HAND) &&
    stock.length >= MIN_STOCK &&
    stock.length <= MAX_STOCK,
  describeHidden: ({ stock }) =>
    stock.length === 0
      ? 'The stock is empty, so the next card drawn is a matter of chance.'
      : `The stock, next card first: ${listed(stock.toReversed())}. After that, it is a matter of chance.`,
  // Of the pile, only the top card and the number of cards matter; likewise for debts and numbers.
  positionKey: (state) => {
    const { turn, direction, hands, stock, suit, owed, drawn, open, declined, idle, pile } = state;
    const [turnParts, tableParts] = [
      [turn, direction, open, declined, idle],
      [topOf(state), suit, owed?.by, owed?.n, drawn, pile.length],
    ];
    return [...turnParts, ...tableParts, ...hands.map(inAnyOrder), stock.length].join('/');
  },
  describeResult: ({ hands }, name) => {
    const winner = hands.findIndex(({ length }) => length === 0);
    const cardsLeft = hands.reduce((sum, { length }) => sum + length, 0);
    const withVerb = (playerName: string): string => `${playerName} ${agree(playerName, 'are', 'is')}`;
    return `${capitalize(withVerb(name(winner)))} out, and ${withVerb(name(1 - winner))} left with ${countNoun(cardsLeft, 'card')}`;
  },
  describeTask: ({ hands }, side, name) => {
    const cardsLeft = countNoun(
      hands.reduce((sum, { length }) => sum + length, 0),
      'card',
    );
    return hands[side]?.length === 0
      ? `Can you go out and leave ${name(1 - side)} with ${cardsLeft}?`
      : `Can you be left with no more than ${cardsLeft}?`;
  },
  // A player with two cards keeps them while there is another move, so that the ending lasts.
  movesTowards: ({ hands, turn }, moves) => {
    const handSize = hands[turn ?? 0]?.length ?? 0;
    return moves.filter((move) => !('cards' in move) || (move.type !== 'combine' && handSize > 2));
  },
};
