import type { Card } from '../../cards/card.ts';
import type { GameEvent } from '../../game/play.ts';

/** What points are got for. */
export type Gain =
  /** A card worth points by itself. */
  | { readonly for: 'card'; readonly card: Card }
  /** Each spade or ace. */
  | { readonly for: 'each'; readonly what: 'spade' | 'ace'; readonly cards: readonly Card[] }
  | { readonly for: 'most'; readonly what: 'spade' | 'card'; readonly n: number }
  /** So many sides are level. */
  | { readonly for: 'tie'; readonly what: 'spade' | 'card'; readonly n: number; readonly sides: number };

/** What happens in Broom. Of what is taken the card that takes comes first. */
export type BroomEvent =
  | GameEvent<'placed' | 'took' | 'swept' | 'combined' | 'rest' | 'dealt' | 'begins'>
  | (GameEvent<'turned-up'> & { readonly back: readonly Card[] })
  | (GameEvent<'dealt-again'> & {
      /** How many cards each seat got: with too few in the stock the last ones get fewer, or none. */
      readonly got: readonly number[];
      readonly stock: number;
    })
  | (GameEvent<'session-over'> & { readonly session: number })
  | (GameEvent<'scored'> & { readonly points: number; readonly gain: Gain })
  | (GameEvent<'game-over'> & { readonly totals: readonly number[] });
