import type { GameEvent, GameMove, GameState } from '../game/play.ts';
import type { TryResult } from '../referee/try-result.ts';
import type { LessonAnswer } from './question.ts';

/** What somebody in a lesson can do. A whole visit is a list of these, and nothing else need be kept. */
export type LessonInput =
  /** On to the next step, or to what the others do. */
  | { readonly do: 'next' }
  | { readonly do: 'try'; readonly move: GameMove }
  | { readonly do: 'answer'; readonly answer: LessonAnswer }
  /** One hint more: the rule, where to look, the move. */
  | { readonly do: 'hint' }
  /** Shows the solution and goes on. */
  | { readonly do: 'skip' }
  /** To the beginning of the step before, or of this one once something was done in it. */
  | { readonly do: 'back' }
  /** Takes back a legal move that left the script. */
  | { readonly do: 'return' }
  /** Lets it stand and plays on. */
  | { readonly do: 'stay' };

/** What the lesson says to the last try or answer. */
export interface StepRemark {
  /** `right`: that's it · `missed`: legal, but not the point · `refused`: not what was asked · `wrong`: an answer that isn't it. */
  readonly tone: 'right' | 'missed' | 'refused' | 'wrong';
  /** The author's words for this very turn; null where there are none. */
  readonly says: string | null;
  /** What came of the try that it is about. */
  readonly tried: TryResult | null;
}

/** A rule met in a lesson: kept, or stumbled over. */
export interface MetRule {
  readonly rule: string;
  readonly well: boolean;
}

/** Where somebody is in a lesson. Plain data. */
export interface LessonRun {
  /** Number of the step; as many as there are steps once the script is over. */
  readonly at: number;
  readonly state: GameState;
  /** The table at the beginning of each step reached so far. */
  readonly starts: readonly GameState[];
  /** `open`: something is asked · `done`: the step is fulfilled · `astray`: a legal move has left the script · `free`: the hand is played out · `over`. */
  readonly phase: 'open' | 'done' | 'astray' | 'free' | 'over';
  readonly hints: 0 | 1 | 2 | 3;
  readonly remark: StepRemark | null;
  /** What has happened in this step, or in the last turns of a hand played out. */
  readonly events: readonly GameEvent[];
  /** How many of them have been read; the rest wait. */
  readonly shown: number;
  /** Moves made since the beginning: the chance of the others' moves. */
  readonly moves: number;
  readonly met: readonly MetRule[];
}
