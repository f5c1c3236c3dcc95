import type { Result } from '../../../game/fault.ts';
import type { DeskGame, Game } from '../../../game/game.ts';
import { listCertainMoves, type MoveGroup } from './certain-moves.ts';
import { answerDraft, type DeskAnswer } from './desk-answer.ts';
import type { DeskDraft } from './draft.ts';

/** Questions about a draft, with the types of their answers. */
export interface RefereeAnswers {
  readonly ruling: DeskAnswer;
  readonly moves: readonly MoveGroup[];
}

/** A question as plain data for a worker; its answer is plain data too. */
export interface RefereeQuestion<W extends keyof RefereeAnswers = keyof RefereeAnswers> {
  readonly game: string;
  readonly wanted: W;
  readonly draft: DeskDraft;
}

/** Asks the worker only to load the game. */
export type PreloadRequest = Pick<RefereeQuestion, 'game'>;

const ANSWERERS: {
  readonly [W in keyof RefereeAnswers]: (game: DeskGame<Game>, draft: DeskDraft) => Result<RefereeAnswers[W]>;
} = { ruling: answerDraft, moves: listCertainMoves };

export function answerQuestion<W extends keyof RefereeAnswers>(
  game: DeskGame<Game>,
  { wanted, draft }: RefereeQuestion<W>,
): Result<RefereeAnswers[W]> {
  return ANSWERERS[wanted](game, draft);
}
