import type { Card } from '../../cards/card.ts';
import type { GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import type { SpiteOptions } from './options.ts';

export type Pile = readonly Card[];

/** Piles are listed bottom first. Lists per seat have two entries, side piles and centre places four. */
export interface SpiteState extends GameState {
  readonly options: SpiteOptions;
  readonly turn: Seat | null;
  readonly goal: readonly Pile[];
  readonly hands: readonly Pile[];
  /** A joker here is a number that holds its name. */
  readonly side: readonly (readonly Pile[])[];
  readonly centre: readonly Pile[];
  /** Last card is drawn next. */
  readonly stock: Pile;
  readonly aside: Pile;
  /** A card has moved this turn. */
  readonly moved: boolean;
  /** Hand and side cards sent to the centre this turn. */
  readonly centreMoved: number;
  /** Turns in a row that ended with no card moved. */
  readonly idle: number;
  /** Turns ended. */
  readonly turns: number;
}

/** Where a card is taken from. Without a seat it is the mover's own. */
export type From =
  | { readonly zone: 'hand'; readonly seat?: Seat; readonly card: Card }
  | { readonly zone: 'goal'; readonly seat?: Seat; readonly card?: Card }
  | { readonly zone: 'side'; readonly pile: number; readonly seat?: Seat; readonly card?: Card }
  | { readonly zone: 'stock' }
  | { readonly zone: 'centre'; readonly pile: number };

/** Where it is laid. `as` is the rank a joker is named. */
export type To =
  | { readonly zone: 'centre'; readonly pile: number }
  | { readonly zone: 'side'; readonly pile: number; readonly seat?: Seat; readonly as?: number };

export type SpiteMove =
  | { readonly type: 'move'; readonly from: From; readonly to: To }
  | { readonly type: 'end' };

export type CardMove = Extract<SpiteMove, { type: 'move' }>;
