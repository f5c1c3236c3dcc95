import type { Card } from '../../../cards/card.ts';
import { event } from '../../../game/event.ts';
import type { PlayResult } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { createRandom, type Random } from '../../../random/random.ts';
import type { SixtyOptions } from '../options.ts';
import { FULL_PACK, isJoker } from '../pack.ts';
import { HAND_SIZE, type SixtyEvent, type SixtyState } from '../state.ts';

interface DealtHands {
  readonly hands: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
  readonly left: number;
  readonly redeals: number;
}

/** Deals five cards to each seat; deals again if a hand has five jokers. */
function dealHands(seats: number, random: Random): DealtHands {
  for (let redeals = 0; ; redeals++) {
    const deck = random.shuffle(FULL_PACK);
    const hands = Array.from({ length: seats }, (_, i) => {
      const top = deck.length - i * HAND_SIZE;
      return deck.slice(top - HAND_SIZE, top).reverse();
    });
    if (hands.every((hand) => !hand.every(isJoker))) {
      return { hands, deck, left: deck.length - seats * HAND_SIZE, redeals };
    }
  }
}

interface RoundStart {
  readonly options: SixtyOptions;
  readonly starter: Seat;
  readonly round: number;
  readonly totals: readonly number[];
}

/** Deals a round: five cards each, direction clockwise, the starter leads. */
export function dealRound(
  { options, starter, round, totals }: RoundStart,
  random: Random,
): PlayResult<SixtyState, SixtyEvent> {
  const { hands, deck, left, redeals } = dealHands(options.seats, random);
  const state: SixtyState = {
    options,
    chance: random.state(),
    turn: starter,
    direction: 1,
    hands,
    attack: [],
    from: null,
    discard: [],
    deck,
    left,
    penalty: hands.map(() => []),
    taken: hands.map(() => []),
    round,
    starter,
    totals,
  };
  return { state, events: dealEvents(starter, redeals) };
}

function dealEvents(starter: Seat, redeals: number): readonly SixtyEvent[] {
  return [
    event('dealt', 'sixty/deal-five', null, { again: redeals }),
    event('clockwise', 'sixty/direction', null),
    event('begins', 'sixty/first-player', starter),
  ];
}

export function opening({ starter }: SixtyState): readonly SixtyEvent[] {
  return dealEvents(starter, 0);
}

/** Deals the first round of a match; the starter is drawn by lot or agreed. */
export function deal(options: SixtyOptions, seed: number): SixtyState {
  const random = createRandom(seed);
  const starter = options.start === 'lot' ? random.integerBelow(options.seats) : options.start;
  const totals = new Array<number>(options.seats).fill(0);
  return dealRound({ options, starter, round: 1, totals }, random).state;
}
