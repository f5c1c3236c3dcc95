import { unseenCards } from '../../../cards/unseen.ts';
import { event } from '../../../game/event.ts';
import type { PlayResult } from '../../../game/play.ts';
import type { Seat } from '../../../game/seat.ts';
import { createRandom, type Random } from '../../../random/random.ts';
import type { PokexOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { HAND_SIZE, type PokexEvent, type PokexState, SEATS, seatAfter, TRICKS } from '../state.ts';

interface DealStart {
  readonly options: PokexOptions;
  readonly dealer: Seat;
  readonly deal: number;
  readonly scores: readonly number[];
}

const FULL_PACK = unseenCards(PACK, []);

/** Deals twelve cards each and six in the row; the player left of the dealer speaks first. */
export function dealCards(start: DealStart, random: Random): PlayResult<PokexState, PokexEvent> {
  const cards = random.shuffle(FULL_PACK);
  const hands = Array.from({ length: SEATS }, (_, seat) => {
    const firstIndex = ((seat - start.dealer - 1 + SEATS) % SEATS) * HAND_SIZE;
    return cards.slice(firstIndex, firstIndex + HAND_SIZE).sort(PACK.compare);
  });
  const centre = cards.slice(SEATS * HAND_SIZE, SEATS * HAND_SIZE + TRICKS);
  const state: PokexState = {
    ...start,
    chance: random.state(),
    turn: seatAfter(start.dealer),
    phase: 'auction',
    hands,
    centre,
    bids: [],
    declarer: null,
    bid: null,
    wild: null,
    leader: null,
    laid: [],
    current: null,
    tricks: [0, 0],
    won: [[], []],
    gone: [],
    played: 0,
  };
  const events: PokexEvent[] = [
    event('dealer', 'pokex/dealer-lot', start.dealer),
    event('dealt', 'pokex/deal-twelve', start.dealer, { cards: centre }),
  ];
  return { state, events };
}

export function deal(options: PokexOptions, seed: number): PokexState {
  const random = createRandom(seed);
  const dealer = random.integerBelow(SEATS);
  return dealCards({ options, dealer, deal: 1, scores: [0, 0] }, random).state;
}
