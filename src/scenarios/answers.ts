import type { Game, TableGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { judge } from '../game/judge.ts';
import type { ScoreAnswer } from '../game/notation.ts';
import type { GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { verdictOf } from '../referee/verdict.ts';
import { meetsExpectation } from './expectation.ts';
import type { StepOf } from './lesson.ts';
import { type LessonAnswer, type LessonQuestion, readLessonMove } from './question.ts';

/** Returns the ids of the items in the zone that a legal move meeting the expectation touches. */
function listTouchedItems(game: Game, state: GameState, seat: Seat, { tap, that }: StepOf<'tap'>): readonly string[] {
  const view = game.visibility.view(state, seat);
  const picks = game.play
    .moves(view, seat)
    .filter((move) => meetsExpectation(game, state, seat, move, that))
    .flatMap((move) => game.table.picksOf(view, seat, move));
  return [...new Set(picks.filter(({ zone }) => zone === tap).map(({ item }) => item))].sort();
}

function countScore(game: TableGame, state: GameState, step: StepOf<'score' | 'better'>): ScoreAnswer {
  const form = step.word === 'score' ? step.score : step.better;
  const count = game.notation.score?.count(form, state.options);
  if (!count?.ok) throw new Error(count ? count.fault.says : 'The game has no score form.');
  return count.value;
}

/** Returns the rules that score points in the form, or that decide which hand wins. */
export function listScoringRules(game: Game, state: GameState, step: StepOf<'score' | 'better'>): readonly string[] {
  return countScore(game, state, step).lines.map(({ rule }) => rule);
}

/** Explains in the referee's words why one hand beats the other. */
export function explainBetterHand(game: TableGame, state: GameState, step: StepOf<'better'>): string {
  return countScore(game, state, step)
    .lines.map(({ says }) => says)
    .join(' ');
}

const HAND_NAMES = ['first', 'second'] as const;

function findBetterHand(game: Game, state: GameState, step: StepOf<'better'>): string {
  const winner = countScore(game, state, step).more?.['winner'];
  return typeof winner === 'number' ? (HAND_NAMES[winner] ?? 'neither') : 'neither';
}

function sumPoints(game: Game, state: GameState, step: StepOf<'score'>): number {
  const { side, by } = step;
  const { scores, lines } = countScore(game, state, step);
  if (by === undefined) return scores?.[side] ?? 0;
  return lines.filter(({ seat, rule }) => seat === side && rule === by).reduce((sum, line) => sum + line.points, 0);
}

/** Returns the rules a try breaks, most important first. */
export function listBrokenRules(game: Game, state: GameState, seat: Seat, json: JsonObject): readonly string[] {
  return judge(game, state, seat, readLessonMove(game, state, json)).findings.map(({ rule }) => rule);
}

/**
 * Computes the answer to a question.
 * @throws Error if there is none
 */
export function findAnswer(game: Game, state: GameState, seat: Seat, step: LessonQuestion): LessonAnswer {
  switch (step.word) {
    case 'tap':
      return listTouchedItems(game, state, seat, step);
    case 'legal':
      return verdictOf(game, game.visibility.view(state, seat), seat, readLessonMove(game, state, step.legal)).verdict;
    case 'score':
      return sumPoints(game, state, step);
    case 'better':
      return findBetterHand(game, state, step);
    case 'choose':
      return step.right;
    case 'find':
      return step.find;
    case 'breaks': {
      const brokenRule = listBrokenRules(game, state, seat, step.breaks).find((rule) => step.among.includes(rule));
      if (brokenRule === undefined) throw new Error('The try breaks none of the rules in “among”.');
      return brokenRule;
    }
  }
}

/** Returns whether an answer is right. If a try breaks several rules, each of them is a right answer. */
export function isRightAnswer(
  game: Game,
  state: GameState,
  seat: Seat,
  step: LessonQuestion,
  answer: LessonAnswer,
): boolean {
  if (step.word === 'breaks') return listBrokenRules(game, state, seat, step.breaks).includes(String(answer));
  return isSameAnswer(answer, findAnswer(game, state, seat, step));
}

/** Whether two answers are the same; the order of items doesn't matter. */
export function isSameAnswer(a: LessonAnswer, b: LessonAnswer): boolean {
  const canonicalText = (answer: LessonAnswer): string =>
    typeof answer === 'object' ? [...answer].sort().join(' ') : String(answer);
  return canonicalText(a) === canonicalText(b);
}
