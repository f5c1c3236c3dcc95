import type { Card } from '../../../cards/card.ts';
import { event } from '../../../game/event.ts';
import { playOf } from '../../../game/play.ts';
import { createRandom, type Random } from '../../../random/random.ts';
import { FIELDS } from '../fields.ts';
import type { LuckyOptions } from '../options.ts';
import { isSpecial, packWith } from '../pack.ts';
import { describeAttempt } from '../rules/attempt.ts';
import { HAND_SIZE, LUCKY_LEAST, LUCKY_MOST, type LuckyEvent, type LuckyState, seatAskedToJump } from '../state.ts';
import { moves, withWild } from './moves.ts';
import { tries } from './tries.ts';
import { outcome, play } from './turn.ts';

/** Turns up a card without an effect; others go back into the stock at random. */
function turnUp(stock: Card[], random: Random): Card {
  for (;;) {
    const card = stock.pop() as Card;
    if (!isSpecial(card)) return card;
    stock.splice(random.integerBelow(stock.length + 1), 0, card);
  }
}

/** Deals a game: seat 0 deals, the next seat begins. */
export function deal(options: LuckyOptions, seed: number): LuckyState {
  const { seats, jokers } = options;
  const random = createRandom(seed);
  const pack = packWith(jokers);
  const lucky = Array.from({ length: seats }, () => LUCKY_LEAST + random.integerBelow(LUCKY_MOST - LUCKY_LEAST + 1));
  const stock = random.shuffle(pack.cards.flatMap((card) => new Array<Card>(pack.copies(card)).fill(card)));
  const hands: Card[][] = Array.from({ length: seats }, () => []);
  for (let i = 1; i <= seats; i++) hands[i % seats] = stock.splice(-HAND_SIZE).reverse();
  const turnedCard = turnUp(stock, random);
  return {
    options,
    chance: random.state(),
    turn: 1 % seats,
    direction: 1,
    lucky,
    hands,
    pile: [turnedCard],
    stock,
    suit: null,
    owed: null,
    drawn: null,
    open: null,
    declined: null,
    idle: 0,
    turns: 0,
    winners: [],
  };
}

export function opening(state: LuckyState): readonly LuckyEvent[] {
  return [
    ...state.lucky.map((lucky, seat): LuckyEvent => event('lucky', 'lucky-number/lucky', seat, { lucky })),
    event('dealt', 'lucky-number/deal-fifteen', 0),
    event('turned-up', 'lucky-number/first-card', null, { cards: state.pile.slice(0, 1) }),
    event('begins', 'lucky-number/first-turn', state.turn),
  ];
}

export const PLAY = playOf(FIELDS, {
  deal,
  opening,
  turn: (state) => seatAskedToJump(state) ?? state.turn,
  moves,
  tries,
  withWild,
  attempt: describeAttempt,
  play,
  outcome,
  // A game has one deal, so there are no scores; the cards left decide.
  scores: (state) => state.hands.map(() => 0),
  // A turn is a draw and a lay, and the player with the equal card may be asked once.
  bound: ({ turnCap }) => 3 * (turnCap || Infinity),
});
