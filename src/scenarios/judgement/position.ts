import { isSureGain, measureGain } from '../../bots/search/gain.ts';
import type { MoveValues } from '../../bots/search/move-values.ts';
import { rollOutMoves } from '../../bots/search/rollouts.ts';
import { type Sampling, sampleWorlds } from '../../bots/search/worlds.ts';
import { mean } from '../../bots/statistics.ts';
import type { AnyDecisionSet } from '../../game/decision.ts';
import type { WholeGame } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { readCase, writeCase } from '../../referee/case.ts';
import type { Moment } from '../puzzle/moments.ts';
import { isRightChoice, type JudgementAnswer, type JudgementPosition } from './judgement.ts';

type AnyDecision = AnyDecisionSet['decisions'][number];

/** Most answers to a question. */
const MAX_ANSWERS = 5;
/** Positions with more legal moves are skipped. */
const MAX_MOVES = 90;
/** Number of worlds for the first ranking, which picks a move for each alternative. */
const GLANCE_WORLDS = 24;
/** Positions are skipped if the best and the worst alternative differ by fewer standard errors in that ranking. */
const MIN_GLANCE_ERRORS = 1.5;
/** If the worst move isn't behind by this many standard errors, all answers would count as right. */
const CLEAR_ERRORS = 3;
const DECIMALS = 3;

const roundFigure = (figure: number): number => Number(figure.toFixed(DECIMALS)) + 0;

const rankByMean = (evaluatedMoves: readonly MoveValues[]): readonly MoveValues[] =>
  evaluatedMoves.toSorted((a, b) => mean(b.values) - mean(a.values));

/** Returns whether the first move is ahead of the last by this many standard errors. */
function isSpread(rankedMoves: readonly MoveValues[], minErrors: number): boolean {
  const [bestMove, worstMove] = [rankedMoves[0], rankedMoves.at(-1)];
  return (
    bestMove !== undefined &&
    worstMove !== undefined &&
    isSureGain(measureGain(bestMove.values, worstMove.values), minErrors)
  );
}

/** Keeps the first of equivalent moves. */
function dropEquivalent(game: WholeGame, view: GameState, seat: Seat, moves: readonly GameMove[]): readonly GameMove[] {
  const key = (move: GameMove): string => game.play.equivalenceKey?.(view, seat, move) ?? game.notation.key(move);
  return [...Map.groupBy(moves, key).values()].map(([first]) => first as GameMove);
}

/** Evaluates moves by rollouts in the same sampled worlds, and ranks them. */
function rollOutRanked(
  game: WholeGame,
  view: GameState,
  seat: Seat,
  moves: readonly GameMove[],
  { worlds, seed }: Sampling,
): readonly MoveValues[] {
  return rankByMean(
    rollOutMoves(game, { seat, moves, worlds: sampleWorlds(game, view, seat, seed), budget: { worlds } }),
  );
}

/** Chooses the answers: the best move of each alternative, the best alternatives first, always including the worst. */
function chooseMoves(
  game: WholeGame,
  decision: AnyDecision,
  view: GameState,
  { seat, seed }: Pick<Moment, 'seat' | 'seed'>,
): readonly GameMove[] {
  const moves = dropEquivalent(game, view, seat, game.play.moves(view, seat, undefined, MAX_MOVES + 1));
  if (moves.length > MAX_MOVES) return [];
  const alternativeOf = (move: GameMove): string | undefined => decision.alternativeOf(move, view, seat);
  const candidateMoves = moves.filter((move) => alternativeOf(move) !== undefined);
  const alternatives = new Set(candidateMoves.map(alternativeOf));
  if (alternatives.size < 2 || decision.required?.some((side) => !alternatives.has(side))) return [];
  const glanceRanking = rollOutRanked(game, view, seat, candidateMoves, { worlds: GLANCE_WORLDS, seed });
  const bestPerAlternative = [...Map.groupBy(glanceRanking, ({ move }) => alternativeOf(move)).values()].map(
    ([one]) => one as MoveValues,
  );
  if (!isSpread(bestPerAlternative, MIN_GLANCE_ERRORS)) return [];
  const chosenMoves =
    bestPerAlternative.length > MAX_ANSWERS
      ? [...bestPerAlternative.slice(0, MAX_ANSWERS - 1), bestPerAlternative.at(-1) as MoveValues]
      : bestPerAlternative;
  return chosenMoves.map(({ move }) => move);
}

/**
 * Returns how far each move is behind the best, in points on the score sheet. Empty if the premium for winning
 * changes which move is best.
 */
export function weighAnswers(
  game: WholeGame,
  view: GameState,
  seat: Seat,
  moves: readonly GameMove[],
  sampling: Sampling,
): readonly JudgementAnswer[] {
  const rankedMoves = rollOutRanked(game, view, seat, moves, sampling);
  const [best] = rankedMoves as [MoveValues];
  if (rankedMoves.some(({ leads }) => mean(leads) > mean(best.leads))) return [];
  return rankedMoves
    .map((one): JudgementAnswer => {
      const { mean: difference, standardError: error } = measureGain(best.leads, one.leads);
      return [game.notation.move.write(one.move), roundFigure(difference), one === best ? 0 : roundFigure(error)];
    })
    .toSorted(([, a], [, b]) => a - b);
}

/** Returns whether, in other sampled worlds, a wrong answer is at least as good as the best one. */
export function isOverturned(answers: readonly JudgementAnswer[], answersAgain: readonly JudgementAnswer[]): boolean {
  const behindNow = (move: JudgementAnswer[0]): number =>
    answersAgain.find(([otherMove]) => JSON.stringify(otherMove) === JSON.stringify(move))?.[1] ?? 0;
  const [best] = answers as [JudgementAnswer];
  const wrongAnswers = answers.filter((one) => !isRightChoice(one));
  return wrongAnswers.some(([move]) => behindNow(move) <= behindNow(best[0]));
}

/**
 * Creates a position. Returns undefined if the decision doesn't arise in it, if all answers are equally good,
 * or if other sampled worlds disagree.
 */
export function createPosition(
  game: WholeGame,
  decision: AnyDecision,
  moment: Moment,
  sampling: Sampling,
): JudgementPosition | undefined {
  const { state, seat } = moment;
  const json = writeCase({ game, options: state.options, state: game.visibility.view(state, seat), seat, move: null });
  // Weighed without what players remember of a game: that isn’t written, so no learner is shown it.
  const shown = readCase(json, () => game, 'position');
  if (!shown.ok) return undefined;
  const view = game.visibility.view(shown.value.state, seat);
  const moves = chooseMoves(game, decision, view, moment);
  if (moves.length < 2) return undefined;
  const answers = weighAnswers(game, view, seat, moves, sampling);
  const worstAnswer = answers.at(-1);
  if (!worstAnswer) return undefined;
  const [, distance, error] = worstAnswer;
  if (distance <= CLEAR_ERRORS * error || new Set(moves.map(game.texts.describeMove)).size < moves.length)
    return undefined;
  // A second sample, because the best of many noisy values is often a coincidence.
  if (isOverturned(answers, weighAnswers(game, view, seat, moves, { ...sampling, seed: sampling.seed + 1 })))
    return undefined;
  return { kind: decision.id, case: json, answers };
}
