import type { Options } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { CoachRemark } from './remark.ts';
import type { BotChoice } from './shark.ts';

/** What a bot is asked: only what its seat may know, and the chance it has. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly seed: number;
}

/** Asks for the best move and why, thought about for `ms` milliseconds at most. */
export interface HintQuestion {
  readonly hint: Omit<BotQuestion, 'bot'>;
  readonly ms: number;
}

/** The best move, how sure that is, and what it rests on. */
export type HintAnswer = BotChoice;

/** What a coach is asked: what there is to say of a move, by what its seat could see before it. */
export interface CoachQuestion {
  readonly game: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly made: GameMove;
}

/** A deal that one bot is to play in all its chairs. */
export interface DealQuestion {
  readonly game: string;
  readonly bot: string;
  readonly options: Options;
  readonly seed: number;
}

export type WorkerQuestion = BotQuestion | HintQuestion | CoachQuestion | { readonly deal: DealQuestion };
export type WorkerAnswer = GameMove | HintAnswer | readonly CoachRemark[] | readonly number[];
