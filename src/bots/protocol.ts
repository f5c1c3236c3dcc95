import type { GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';

/** What a bot is asked: only what its seat may know, and the chance it has. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly seed: number;
}
