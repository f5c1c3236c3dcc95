import type { Card } from '../../cards/card.ts';
import type { Rank } from '../../cards/ranks.ts';
import type { GameEvent, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { PokexOptions } from './options.ts';

type Phase = 'auction' | 'name' | 'play' | 'over';

/** A call in the auction: a bid of a number of tricks, or a pass (null). */
export interface Bid {
  readonly seat: Seat;
  readonly tricks: number | null;
}

/** Two cards laid in this trick. */
export interface Lay {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

export interface PokexState extends GameState {
  readonly options: PokexOptions;
  readonly dealer: Seat;
  readonly turn: Seat | null;
  readonly phase: Phase;
  readonly hands: readonly (readonly Card[])[];
  /** Cards left in the row, from the left. */
  readonly centre: readonly Card[];
  readonly bids: readonly Bid[];
  readonly declarer: Seat | null;
  readonly bid: number | null;
  readonly wild: Rank | null;
  readonly leader: Seat | null;
  readonly laid: readonly Lay[];
  readonly current: Card | null;
  readonly tricks: readonly number[];
  readonly won: readonly (readonly Card[])[];
  readonly gone: readonly Card[];
  readonly played: number;
  readonly scores: readonly number[];
  readonly deal: number;
}

/** A rank named as wild; "X", a joker, is never legal. */
export type NamedRank = Rank | 'X';

export type PokexMove =
  | { readonly type: 'bid'; readonly tricks: number }
  | { readonly type: 'pass' }
  | { readonly type: 'name'; readonly rank: NamedRank }
  | { readonly type: 'lay'; readonly cards: readonly Card[]; readonly centre?: Card };

export const SEATS = 4;
export const TRICKS = 6;
export const HAND_SIZE = 12;

/** Side of a seat: partners sit opposite, so seats 0 and 2 are side 0. */
export const sideOf = (seat: Seat): number => seat % 2;
export const seatAfter = (seat: Seat, steps = 1): Seat => (seat + steps) % SEATS;

/** A bid after its deal: the tricks its side took, and its points. */
export interface CountedBid {
  readonly points: number;
  readonly bid: number;
  readonly taken: number;
  /** Points of each trick. */
  readonly each: readonly number[];
}

/** Two five-card hands of a trick, and what decides between them. */
export interface TrickHands {
  /** One hand per side; both contain the centre card. */
  readonly hands: readonly (readonly Card[])[];
  /** Index of the leading side. */
  readonly leading: number;
  readonly options: PokexOptions;
  readonly wild: Rank | null;
}

/** Events of Pokex. A trick names the cards of the better hand, and the winning side if there is one. */
export type PokexEvent =
  | GameEvent<'dealer' | 'dealt' | 'passed' | 'all-passed' | 'leads' | 'laid' | 'centre' | 'defended'>
  | (GameEvent<'bid' | 'auction-won'> & { readonly bid: number })
  | (GameEvent<'named'> & { readonly wild: Rank | null })
  | (GameEvent<'trick'> & TrickHands)
  | (GameEvent<'deal-over'> & { readonly tricks: readonly number[] })
  | (GameEvent<'scored'> & CountedBid)
  | (GameEvent<'game-over'> & { readonly totals: readonly number[] });

export const ROW_ZONE = 'row';
export const CURRENT_ZONE = 'current';

/** The seats in the order in which they lay in a trick. */
export function layOrder({ options }: Pick<PokexState, 'options'>, leader: Seat): readonly Seat[] {
  return options.order === 'sides'
    ? [leader, seatAfter(leader, 2), seatAfter(leader, 1), seatAfter(leader, 3)]
    : [leader, seatAfter(leader, 1), seatAfter(leader, 2), seatAfter(leader, 3)];
}

/** The partner of a seat; the centre card is taken when the leader's partner lays. */
export const partnerOf = (seat: Seat): Seat => seatAfter(seat, 2);
