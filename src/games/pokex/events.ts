import type { Card } from '../../cards/card.ts';
import type { Rank } from '../../cards/ranks.ts';
import type { GameEvent } from '../../game/play.ts';
import type { PokexOptions } from './options.ts';

/** What a bid came to. */
export interface CountedBid {
  readonly points: number;
  readonly bid: number;
  readonly taken: number;
  /** Points trick by trick. */
  readonly each: readonly number[];
}

/** Two hands of five that met, and all that decides between them. */
export interface Meeting {
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
  | (GameEvent<'trick'> & Meeting)
  | (GameEvent<'deal-over'> & { readonly tricks: readonly number[] })
  | (GameEvent<'scored'> & CountedBid)
  | (GameEvent<'game-over'> & { readonly totals: readonly number[] });
