import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { Remark } from './remark.ts';

/** What a bot is asked: only what its seat may know, and the chance it has. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly seed: number;
}

/** What a coach is asked: what there is to say of a move, by what its seat could see before it. */
export interface CoachQuestion {
  readonly game: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly made: GameMove;
}

export type Question = BotQuestion | CoachQuestion;
export type Answer = GameMove | readonly Remark[];
