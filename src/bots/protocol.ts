import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';

/** What a bot is asked: only what its seat may know, and the chance it has. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly seed: number;
}

export type BotAnswer =
  | { readonly id: number; readonly move: GameMove }
  | { readonly id: number; readonly failed: string };
