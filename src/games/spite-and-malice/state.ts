import type { Card } from '../../cards/card.ts';
import type { GameEvent, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { SpiteOptions } from './options.ts';

export type Pile = readonly Card[];

/** Piles are listed bottom first. Lists per seat have two entries; side piles and centre places have four. */
export interface SpiteState extends GameState {
  readonly options: SpiteOptions;
  readonly turn: Seat | null;
  readonly goal: readonly Pile[];
  readonly hands: readonly Pile[];
  /** A joker is a number that includes its name. */
  readonly side: readonly (readonly Pile[])[];
  readonly centre: readonly Pile[];
  readonly stock: Pile;
  readonly aside: Pile;
  /** Whether a card has moved this turn. */
  readonly moved: boolean;
  /** Hand and side cards sent to the centre this turn. */
  readonly centreMoved: number;
  /** Turns in a row that ended with no card moved. */
  readonly idle: number;
  readonly turns: number;
}

/** Source of a move. Without a seat it is the mover's own. */
export type MoveSource =
  | { readonly zone: 'hand'; readonly seat?: Seat; readonly card: Card }
  | { readonly zone: 'goal'; readonly seat?: Seat; readonly card?: Card }
  | { readonly zone: 'side'; readonly pile: number; readonly seat?: Seat; readonly card?: Card }
  | { readonly zone: 'stock' }
  | { readonly zone: 'centre'; readonly pile: number };

/** Target of a move. `as` is the rank a joker is named. */
export type MoveTarget =
  | { readonly zone: 'centre'; readonly pile: number }
  | { readonly zone: 'side'; readonly pile: number; readonly seat?: Seat; readonly as?: number };

export type SpiteMove =
  | { readonly type: 'move'; readonly from: MoveSource; readonly to: MoveTarget }
  | { readonly type: 'end' };

export type CardMove = Extract<SpiteMove, { type: 'move' }>;

export type SpiteEnding = 'goal-empty' | 'standstill' | 'turn-cap';

/** Points won, and the cards left in the two goal piles, the winner's first. */
export interface WinCounts {
  readonly points: number;
  readonly mine: number;
  readonly theirs: number;
}

/** Events of Spite and Malice. `height`: cards on the pile after the move. */
export type SpiteEvent =
  | GameEvent<'turned' | 'turn-over' | 'begins' | 'dealt'>
  | (GameEvent<'centre'> & {
      readonly from: MoveSource['zone'];
      readonly pile: number;
      readonly height: number;
    })
  | (GameEvent<'side'> & { readonly pile: number; readonly height: number })
  | (GameEvent<'shuffled-in' | 'set-aside'> & { readonly pile: number })
  | (GameEvent<'recycled'> & { readonly stock: number })
  | (GameEvent<'ended'> & { readonly moved: boolean })
  | (GameEvent<'drew'> & { readonly drawn: number })
  | (GameEvent<'scored'> & WinCounts)
  | (GameEvent<'game-over'> & { readonly why: SpiteEnding; readonly left: readonly number[] })
  | (GameEvent<'split'> & { readonly goal: number });

export const CENTRE = 'centre';
export const STOCK = 'stock';
export const ASIDE = 'aside';
/** Ids of the zones that belong to a seat. */
export const goalZoneId = (seat: Seat): string => `goal-${seat}`;
export const sideZoneId = (seat: Seat): string => `side-${seat}`;
