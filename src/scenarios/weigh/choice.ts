import type { CoachedGame, Game } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import { hashOf } from '../../random/hash.ts';
import { meets } from '../expect.ts';
import type { Lesson, StepOf } from '../lesson.ts';
import { readMove } from '../question.ts';
import type { Run } from '../run.ts';
import { solvedSteps } from '../solve.ts';

/** What is allowed where a lesson asks for a move; of moves that come to the same, one. */
export interface Choice {
  /** The number of the step, from 1. */
  readonly at: number;
  readonly step: StepOf<'move'>;
  readonly run: Run;
  readonly solution: GameMove;
  /** What the lesson takes for right, the solution first. */
  readonly accepted: readonly GameMove[];
  /** What is allowed and not the point. */
  readonly missed: readonly GameMove[];
  /** Table, what is accepted and what the lesson shows: changed, and what was weighed holds no more. */
  readonly mark: string;
}

/** Of moves that come to the same, the first. */
function apart(game: Game, { state }: Run, seat: number, moves: readonly GameMove[]): readonly GameMove[] {
  const view = game.visibility.view(state, seat);
  const key = (move: GameMove): string =>
    game.play.equivalenceKey?.(view, seat, move) ?? game.notation.key(move);
  return [...Map.groupBy(moves, key).values()].map(([first]) => first as GameMove);
}

function choiceAt(game: Game, { you }: Lesson, run: Run, step: StepOf<'move'>, at: number): Choice {
  const { state } = run;
  const view = game.visibility.view(state, you);
  const solution = readMove(game, state, step.solution);
  const legal = game.play.moves(view, you);
  const accepted = legal.filter((move) => meets(game, state, you, move, step.accept));
  const right = apart(game, run, you, [solution, ...accepted]);
  const missed = apart(game, run, you, [...right, ...legal]).filter((move) => !right.includes(move));
  const mark = hashOf(JSON.stringify([view, step.accept, step.solution])).toString(36);
  return { at, step, run, solution, accepted: right, missed, mark };
}

/** Every step of a lesson that asks for a move where there is a choice, with what is to be chosen from. */
export function choicesOf(game: CoachedGame, lesson: Lesson): readonly Choice[] {
  return [...solvedSteps(game, lesson)].flatMap(({ at, step, run }) => {
    if (step.word !== 'move') return [];
    const choice = choiceAt(game, lesson, run, step, at + 1);
    return choice.accepted.length + choice.missed.length > 1 ? [choice] : [];
  });
}
