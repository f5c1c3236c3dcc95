import type { Game, TableGame } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import { judge } from '../game/judge.ts';
import type { ScoreAnswer } from '../game/notation.ts';
import type { GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { verdictOf } from '../referee/verdict.ts';
import { meets } from './expect.ts';
import type { StepOf } from './lesson.ts';
import { type Answer, type Question, readMove } from './question.ts';

/** Ids of the things in the zone that some legal move as wanted touches. */
function touched(game: Game, state: GameState, seat: Seat, { tap, that }: StepOf<'tap'>): readonly string[] {
  const view = game.visibility.view(state, seat);
  const picks = game.play
    .moves(view, seat)
    .filter((move) => meets(game, state, seat, move, that))
    .flatMap((move) => game.table.picksOf(view, seat, move));
  return [...new Set(picks.filter(({ zone }) => zone === tap).map(({ item }) => item))].sort();
}

function count(game: TableGame, state: GameState, step: StepOf<'score' | 'better'>): ScoreAnswer {
  const form = step.word === 'score' ? step.score : step.better;
  const counted = game.notation.score?.count(form, state.options);
  if (!counted?.ok) throw new Error(counted ? counted.fault.says : 'This game has no count of its own.');
  return counted.value;
}

/** The rules by which there are points in a count, or by which one hand wins. */
export function countedBy(game: Game, state: GameState, step: StepOf<'score' | 'better'>): readonly string[] {
  return count(game, state, step).lines.map(({ rule }) => rule);
}

/** Why one hand is better than the other, in the words of the referee. */
export function whyBetter(game: TableGame, state: GameState, step: StepOf<'better'>): string {
  return count(game, state, step)
    .lines.map(({ says }) => says)
    .join(' ');
}

const HANDS = ['first', 'second'] as const;

function better(game: Game, state: GameState, step: StepOf<'better'>): string {
  const winner = count(game, state, step).more?.['winner'];
  return typeof winner === 'number' ? (HANDS[winner] ?? 'neither') : 'neither';
}

function points(game: Game, state: GameState, step: StepOf<'score'>): number {
  const { side, by } = step;
  const { scores, lines } = count(game, state, step);
  if (by === undefined) return scores?.[side] ?? 0;
  return lines
    .filter(({ seat, rule }) => seat === side && rule === by)
    .reduce((sum, line) => sum + line.points, 0);
}

/** The rules a try breaks, weightiest first. */
export function broken(game: Game, state: GameState, seat: Seat, json: JsonObject): readonly string[] {
  return judge(game, state, seat, readMove(game, state, json)).findings.map(({ rule }) => rule);
}

/** The answer, worked out by the engine: nobody types it in. @throws Error where there is none */
export function answerOf(game: Game, state: GameState, seat: Seat, step: Question): Answer {
  switch (step.word) {
    case 'tap':
      return touched(game, state, seat, step);
    case 'legal':
      return verdictOf(game, game.visibility.view(state, seat), seat, readMove(game, state, step.legal))
        .verdict;
    case 'score':
      return points(game, state, step);
    case 'better':
      return better(game, state, step);
    case 'breaks': {
      const found = broken(game, state, seat, step.breaks).find((rule) => step.among.includes(rule));
      if (found === undefined) throw new Error('What is tried breaks none of the rules it offers.');
      return found;
    }
  }
}

/** Whether this is the answer; of several rules that are broken, each is. */
export function isRight(game: Game, state: GameState, seat: Seat, step: Question, answer: Answer): boolean {
  if (step.word === 'breaks') return broken(game, state, seat, step.breaks).includes(String(answer));
  return sameAnswer(answer, answerOf(game, state, seat, step));
}

/** Same things in any order, or the same word or number. */
export function sameAnswer(a: Answer, b: Answer): boolean {
  const plain = (answer: Answer): string =>
    typeof answer === 'object' ? [...answer].sort().join(' ') : String(answer);
  return plain(a) === plain(b);
}
