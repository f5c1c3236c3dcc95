import type { CoachedGame, Game } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import { hashOf } from '../../random/hash.ts';
import { meetsExpectation } from '../expectation.ts';
import type { Lesson, StepOf } from '../lesson.ts';
import { readLessonMove } from '../question.ts';
import type { LessonRun } from '../run.ts';
import { solveSteps } from '../solution.ts';

/** The legal moves at a step that asks for one; equivalent moves appear once. */
export interface StepChoice {
  /** Number of the step, from 1. */
  readonly at: number;
  readonly step: StepOf<'move'>;
  readonly run: LessonRun;
  readonly solution: GameMove;
  /** Accepted moves, the solution first. */
  readonly accepted: readonly GameMove[];
  /** Legal moves that aren't accepted. */
  readonly missed: readonly GameMove[];
  /** Hash of the view, the accepted moves and the solution. If it changes, the stored values are outdated. */
  readonly mark: string;
}

/** Keeps the first of equivalent moves. */
function dropEquivalent(
  game: Game,
  { state }: LessonRun,
  seat: number,
  moves: readonly GameMove[],
): readonly GameMove[] {
  const view = game.visibility.view(state, seat);
  const key = (move: GameMove): string => game.play.equivalenceKey?.(view, seat, move) ?? game.notation.key(move);
  return [...Map.groupBy(moves, key).values()].map(([first]) => first as GameMove);
}

function createChoice(game: Game, { you }: Lesson, run: LessonRun, step: StepOf<'move'>, at: number): StepChoice {
  const { state } = run;
  const view = game.visibility.view(state, you);
  const solution = readLessonMove(game, state, step.solution);
  const legalMoves = game.play.moves(view, you);
  const acceptedMoves = legalMoves.filter((move) => meetsExpectation(game, state, you, move, step.accept));
  const rightMoves = dropEquivalent(game, run, you, [solution, ...acceptedMoves]);
  const missedMoves = dropEquivalent(game, run, you, [...rightMoves, ...legalMoves]).filter(
    (move) => !rightMoves.includes(move),
  );
  const mark = hashOf(JSON.stringify([view, step.accept, step.solution])).toString(36);
  return { at, step, run, solution, accepted: rightMoves, missed: missedMoves, mark };
}

/** Lists the steps of a lesson that offer a choice of moves. */
export function listChoices(game: CoachedGame, lesson: Lesson): readonly StepChoice[] {
  return [...solveSteps(game, lesson)].flatMap(({ at, step, run }) => {
    if (step.word !== 'move') return [];
    const choice = createChoice(game, lesson, run, step, at + 1);
    return choice.accepted.length + choice.missed.length > 1 ? [choice] : [];
  });
}
