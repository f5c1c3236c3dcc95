import type { GameEvent } from '../../game/play.ts';
import type { From } from './state.ts';

/** What ends a game. */
export type Ending = 'goal-empty' | 'standstill' | 'turn-cap';

/** What is won, and the cards left in the winner’s goal pile and in the other. */
export interface Won {
  readonly points: number;
  readonly mine: number;
  readonly theirs: number;
}

/** What happens in Spite and Malice. `height`: how many cards then lie on the pile. */
export type SpiteEvent =
  | GameEvent<'turned' | 'turn-over' | 'begins' | 'dealt'>
  | (GameEvent<'centre'> & { readonly from: From['zone']; readonly pile: number; readonly height: number })
  | (GameEvent<'side'> & { readonly pile: number; readonly height: number })
  | (GameEvent<'shuffled-in' | 'set-aside'> & { readonly pile: number })
  | (GameEvent<'recycled'> & { readonly stock: number })
  | (GameEvent<'ended'> & { readonly moved: boolean })
  | (GameEvent<'drew'> & { readonly drawn: number })
  | (GameEvent<'scored'> & Won)
  | (GameEvent<'game-over'> & { readonly why: Ending; readonly left: readonly number[] })
  | (GameEvent<'split'> & { readonly goal: number });
