import type { Result } from '../../../game/fault.ts';
import type { DeskGame, Game } from '../../../game/game.ts';
import { listCertainMoves, type MoveGroup } from './certain-moves.ts';
import { answerDraft, type DeskAnswer } from './desk-answer.ts';
import type { DeskDraft } from './draft.ts';

/** What the referee can be asked about a draft: whether its move was allowed, or what could have been played. */
export interface RefereeAnswers {
  readonly ruling: DeskAnswer;
  readonly moves: readonly MoveGroup[];
}

/** A question to the referee as plain data, to be sent to a worker; the answer is plain data again. */
export interface RefereeQuestion<W extends keyof RefereeAnswers = keyof RefereeAnswers> {
  readonly game: string;
  readonly wanted: W;
  readonly draft: DeskDraft;
}

/** Nothing is asked yet: the game is to be at hand by then. */
export type PreloadRequest = Pick<RefereeQuestion, 'game'>;

const ANSWERERS: {
  readonly [W in keyof RefereeAnswers]: (game: DeskGame<Game>, draft: DeskDraft) => Result<RefereeAnswers[W]>;
} = { ruling: answerDraft, moves: listCertainMoves };

/** The referee's answer. */
export function answerQuestion<W extends keyof RefereeAnswers>(
  game: DeskGame<Game>,
  { wanted, draft }: RefereeQuestion<W>,
): Result<RefereeAnswers[W]> {
  return ANSWERERS[wanted](game, draft);
}
