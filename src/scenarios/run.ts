import type { GameEvent, GameMove, GameState } from '../game/play.ts';
import type { TryResult } from '../referee/try-result.ts';
import type { LessonAnswer } from './question.ts';

/** An input of the learner. The inputs of a visit determine its state, so they are all that is stored. */
export type LessonInput =
  /** Goes to the next step, or plays the others' next move. */
  | { readonly do: 'next' }
  | { readonly do: 'try'; readonly move: GameMove }
  | { readonly do: 'answer'; readonly answer: LessonAnswer }
  /** Asks for one more hint. */
  | { readonly do: 'hint' }
  /** Shows the solution and goes on. */
  | { readonly do: 'skip' }
  /** Goes back to the start of this step if something was done in it, else to the step before. */
  | { readonly do: 'back' }
  /** Takes back a legal move that left the script. */
  | { readonly do: 'return' }
  /** Keeps that move and plays on freely. */
  | { readonly do: 'stay' };

/** The response to the last try or answer. */
export interface StepRemark {
  /** `right` · `missed`: legal, but not the point · `refused`: not what was asked · `wrong`: a wrong answer. */
  readonly tone: 'right' | 'missed' | 'refused' | 'wrong';
  /** The author's remark; null if there is none for this turn. */
  readonly says: string | null;
  /** The result of the try. */
  readonly result: TryResult | null;
  /** The answer that the remark is on. */
  readonly answer?: LessonAnswer;
}

/** A rule that came up; `isKept` is false if the learner broke it. */
export interface MetRule {
  readonly rule: string;
  readonly isKept: boolean;
}

/** State of a lesson. Plain data. */
export interface LessonRun {
  /** Index of the step; the number of steps after the last one. */
  readonly at: number;
  readonly state: GameState;
  /** The state at the start of each step so far. */
  readonly starts: readonly GameState[];
  /**
   * `open`: waits for an input · `done`: step completed · `astray`: a legal move left the script · `free`: free play
   * to the end of the deal · `over`.
   */
  readonly phase: 'open' | 'done' | 'astray' | 'free' | 'over';
  readonly hints: 0 | 1 | 2 | 3;
  readonly remark: StepRemark | null;
  /** Events of this step, or of the last turns in free play. */
  readonly events: readonly GameEvent[];
  /** Number of events already shown. */
  readonly shown: number;
  /** Number of moves so far; seeds the bots. */
  readonly moves: number;
  readonly met: readonly MetRule[];
}
