import type { Result } from '../../../game/fault.ts';
import type { DeskGame, Game } from '../../../game/game.ts';
import { type Answered, answerTo } from './answer.ts';
import { type Could, couldPlay } from './could.ts';
import type { Draft } from './draft.ts';

/** What the referee can be asked about a draft: whether its move was allowed, or what could have been played. */
export interface Answers {
  readonly ruling: Answered;
  readonly moves: readonly Could[];
}

/** A question to the referee as plain data, to be sent to a worker; the answer is plain data again. */
export interface Question<W extends keyof Answers = keyof Answers> {
  readonly game: string;
  readonly wanted: W;
  readonly draft: Draft;
}

/** Nothing is asked yet: the game is to be at hand by then. */
export type Ahead = Pick<Question, 'game'>;

const JUDGES: {
  readonly [W in keyof Answers]: (game: DeskGame<Game>, draft: Draft) => Result<Answers[W]>;
} = { ruling: answerTo, moves: couldPlay };

/** The referee's answer. */
export function judged<W extends keyof Answers>(
  game: DeskGame<Game>,
  { wanted, draft }: Question<W>,
): Result<Answers[W]> {
  return JUDGES[wanted](game, draft);
}
