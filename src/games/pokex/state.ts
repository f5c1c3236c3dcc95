import type { Card } from '../../cards/card.ts';
import type { Rank } from '../../cards/ranks.ts';
import type { GameEvent, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { PokexOptions } from './options.ts';

type Phase = 'auction' | 'name' | 'play' | 'over';

/** What somebody said in the auction: a number of tricks, or null for a pass. */
export interface Bid {
  readonly seat: Seat;
  readonly tricks: number | null;
}

/** Two cards somebody laid in this trick. */
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
  /** The cards still in the row, left first. */
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

/** What one names as wild: a rank, or (wrongly) a joker. */
export type NamedRank = Rank | 'X';

export type PokexMove =
  | { readonly type: 'bid'; readonly tricks: number }
  | { readonly type: 'pass' }
  | { readonly type: 'name'; readonly rank: NamedRank }
  | { readonly type: 'lay'; readonly cards: readonly Card[]; readonly centre?: Card };

export const SEATS = 4;
export const TRICKS = 6;
export const HAND_SIZE = 12;

export const sideOf = (seat: Seat): number => seat % 2;
export const seatAfter = (seat: Seat, steps = 1): Seat => (seat + steps) % SEATS;

export interface CountedBid {
  readonly points: number;
  readonly bid: number;
  readonly taken: number;
  /** Points trick by trick. */
  readonly each: readonly number[];
}

/** Two hands of five that met, and all that decides between them. */
export interface TrickHands {
  /** A side each; the centre card is in both. */
  readonly hands: readonly (readonly Card[])[];
  /** The side that led. */
  readonly leading: number;
  readonly options: PokexOptions;
  readonly wild: Rank | null;
}

/** What happens in Pokex. Of a trick the better hand’s cards are named, and the side that won it, if one did. */
export type PokexEvent =
  | GameEvent<'dealer' | 'dealt' | 'passed' | 'all-passed' | 'leads' | 'laid' | 'centre' | 'defended'>
  | (GameEvent<'bid' | 'auction-won'> & { readonly bid: number })
  | (GameEvent<'named'> & { readonly wild: Rank | null })
  | (GameEvent<'trick'> & TrickHands)
  | (GameEvent<'deal-over'> & { readonly tricks: readonly number[] })
  | (GameEvent<'scored'> & CountedBid)
  | (GameEvent<'game-over'> & { readonly totals: readonly number[] });

export const ROW = 'row';
export const CURRENT = 'current';

/** The seats in the order in which they lay in a trick. */
export function layOrder({ options }: Pick<PokexState, 'options'>, leader: Seat): readonly Seat[] {
  return options.order === 'sides'
    ? [leader, seatAfter(leader, 2), seatAfter(leader, 1), seatAfter(leader, 3)]
    : [leader, seatAfter(leader, 1), seatAfter(leader, 2), seatAfter(leader, 3)];
}

/** The leader's partner: as they lay, the centre card is taken. */
export const partnerOf = (seat: Seat): Seat => seatAfter(seat, 2);
