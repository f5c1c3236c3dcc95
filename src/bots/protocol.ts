import type { Options } from '../game/options.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import type { CoachRemark } from './remark.ts';
import type { BotChoice } from './shark.ts';

/** Asks for a bot's move: the view of its seat and a seed. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly seed: number;
}

/** Asks for the best move and its evidence, within `ms` milliseconds. */
export interface HintQuestion {
  readonly hint: Omit<BotQuestion, 'bot'>;
  readonly ms: number;
}

/** The best move, how sure it is, and the evidence. */
export type HintAnswer = BotChoice;

/** Asks for remarks on a move, by the view its seat had before it. */
export interface CoachQuestion {
  readonly game: string;
  readonly view: GameState;
  readonly seat: Seat;
  readonly playedMove: GameMove;
}

/** Asks one bot to play all seats of a deal. */
export interface DealQuestion {
  readonly game: string;
  readonly bot: string;
  readonly options: Options;
  readonly seed: number;
}

export type WorkerQuestion = BotQuestion | HintQuestion | CoachQuestion | { readonly deal: DealQuestion };
export type WorkerAnswer = GameMove | HintAnswer | readonly CoachRemark[] | readonly number[];
