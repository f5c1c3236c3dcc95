import type { Card } from '../../../cards/card.ts';
import { event } from '../../../game/event.ts';
import type { PlayResult } from '../../../game/play.ts';
import { createRandom, type Random } from '../../../random/random.ts';
import type { BroomOptions } from '../options.ts';
import { BROOM, cardWorth, PACK } from '../pack.ts';
import { type BroomEvent, type BroomState, HAND_SIZE, sideCount } from '../state.ts';

const TABLE_SIZE = 8;

const isOrdinary = (card: Card): boolean => card !== BROOM && cardWorth(card) <= 10;

/** Deals four cards to each seat as far as the stock goes, starting left of the dealer; a hand is the top four. */
export function dealHands(
  seats: number,
  dealer: number,
  stock: readonly Card[],
): { readonly hands: readonly (readonly Card[])[]; readonly stock: readonly Card[] } {
  const remainingStock = stock.slice();
  const hands: Card[][] = Array.from({ length: seats }, () => []);
  for (let i = 1; i <= seats; i++) {
    hands[(dealer + i) % seats] = remainingStock.splice(-HAND_SIZE).reverse();
  }
  return { hands, stock: remainingStock };
}

/** Turns up eight ordinary cards; jokers and the Broom go back into the stock at random. */
function turnUp(stock: readonly Card[], random: Random): { table: Card[]; returnedCards: Card[]; stock: Card[] } {
  const remainingStock = stock.slice();
  const table: Card[] = [];
  const returnedCards: Card[] = [];
  while (table.length < TABLE_SIZE) {
    const card = remainingStock.pop() as Card;
    if (isOrdinary(card)) {
      table.push(card);
    } else {
      returnedCards.push(card);
      remainingStock.splice(random.integerBelow(remainingStock.length + 1), 0, card);
    }
  }
  return { table, returnedCards, stock: remainingStock };
}

interface SessionStart {
  readonly options: BroomOptions;
  readonly dealer: number;
  readonly session: number;
  readonly scores: readonly number[];
}

/** Deals a session: four cards each, eight on the table. */
export function dealSession(start: SessionStart, random: Random): PlayResult<BroomState, BroomEvent> {
  const { options, dealer } = start;
  const { hands, stock } = dealHands(options.seats, dealer, random.shuffle(PACK.cards));
  const turnedUp = turnUp(stock, random);
  const turn = (dealer + 1) % options.seats;
  const state: BroomState = {
    ...start,
    turn,
    hands,
    table: turnedUp.table.map((card) => ({ cards: [card], maker: null })),
    stock: turnedUp.stock,
    taken: Array.from({ length: sideCount(options) }, () => []),
    lastTaker: null,
    chance: random.state(),
  };
  return {
    state,
    events: [
      event('dealt', 'broom/deal-four', dealer),
      event('turned-up', 'broom/table-eight', null, { cards: turnedUp.table, back: turnedUp.returnedCards }),
      event('begins', 'broom/first-turn', turn),
    ],
  };
}

/** Deals the first session of a match; seat 0 is the dealer. */
export function deal(options: BroomOptions, seed: number): BroomState {
  const scores = new Array<number>(sideCount(options)).fill(0);
  return dealSession({ options, dealer: 0, session: 1, scores }, createRandom(seed)).state;
}
