import type { GameMove, GameState, Seat } from '../game/game.ts';

/** What a bot is asked: only what its seat may know, and the chance it has. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly seed: number;
}

export type Answer =
  | { readonly id: number; readonly move: GameMove }
  | { readonly id: number; readonly failed: string };
