import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import {
  type Evaluation,
  evaluateCandidates,
  gainOver,
  isSameMove,
  listLevelMoves,
  pickTop,
} from '../search/evaluation.ts';
import type { Gain } from '../search/gain.ts';
import type { MoveValues } from '../search/move-values.ts';
import { rollOutMoves } from '../search/rollouts.ts';
import { type Sampling, sampleWorlds } from '../search/worlds.ts';
import { mean, Z_95 } from '../statistics.ts';
import { compareExactly, createSoundDecision, type Decision, type ReviewGame, toValuedMove } from './decision.ts';
import { measureDoubt } from './doubt.ts';

/** Multiple of the sample size in which a decision without a hint is judged. */
const SAMPLE_FACTOR = 8;
/** Multiple of the sample size in which a decision with a hint is judged: the hint is compared too. */
const HINT_FACTOR = 32;
/** A rival is measured if it leads by this many standard errors and by this share of the threshold of the mildest flag. */
const PROMISING_SHARE = 0.5;

/** A move to judge, the view before it, and the hint that was given there. */
export interface DecisionQuestion {
  readonly view: GameState;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly hint?: GameMove | null;
}

/**
 * Judges a move to which no better one was found. If a regular would have played a clearly worse one, the result says
 * so in `regularsMove`.
 */
function judgeSoundMove(
  game: ReviewGame,
  question: DecisionQuestion,
  evaluation: Evaluation,
  playedValues: MoveValues,
  sampling: Sampling,
): Decision {
  const { view, seat } = question;
  const [closestRival] = listLevelMoves(evaluation, playedValues);
  const margin95 = closestRival ? Z_95 * gainOver(evaluation, closestRival, playedValues).standardError : 0;
  const decision = createSoundDecision(
    toValuedMove(playedValues),
    playedValues.values.length,
    Number.isFinite(margin95) ? margin95 : 0,
  );
  const [bestRated] = evaluation.evaluatedMoves;
  const gainOverRegulars =
    bestRated && bestRated !== playedValues ? gainOver(evaluation, playedValues, bestRated) : null;
  if (!gainOverRegulars || evaluation.method !== 'worlds' || gainOverRegulars.mean < game.search.thresholds.slip)
    return decision;
  // The roles are swapped: the move a regular would play is in doubt, and the judged move is its rival.
  const regularsDoubt = { view, seat, played: (bestRated as MoveValues).move, rival: playedValues.move };
  const { cost: gain, margin95: gainMargin95 } = measureDoubt(game, regularsDoubt, sampling);
  return { ...decision, regularsMove: { move: regularsDoubt.played, gain, margin95: gainMargin95 } };
}

const mayBeBetter = ({ search }: ReviewGame, { mean, standardError }: Gain): boolean =>
  mean > PROMISING_SHARE * standardError && mean >= PROMISING_SHARE * search.thresholds.slip;

/** Whether the two moves can be played in either order within the turn, with the same result. */
const canCommute = ({ play }: ReviewGame, { view, seat }: DecisionQuestion, one: GameMove, other: GameMove): boolean =>
  play.commute?.(view, seat, one, other) ?? false;

/**
 * Judges a decision by the view of its seat, as a hint does. A move that looks better is measured again in other
 * worlds.
 */
export function judgeDecision(game: ReviewGame, question: DecisionQuestion, sampling: Sampling): Decision {
  const { view, seat, move, hint } = question;
  const extraMoves = hint ? [move, hint] : [move];
  const maxWorlds = (hint ? HINT_FACTOR : SAMPLE_FACTOR) * sampling.worlds;
  const evaluationOptions = hint ? { extraMoves } : { extraMoves, focusMove: move };
  const evaluation = evaluateCandidates(game, view, seat, { ...evaluationOptions, budget: { worlds: maxWorlds } });
  const isPlayed = (one: MoveValues): boolean => isSameMove(game, view, seat, one.move, move);
  const playedValues = { ...(evaluation.evaluatedMoves.find(isPlayed) as MoveValues), move };
  if (evaluation.evaluatedMoves.length < 2)
    return createSoundDecision({ move, value: estimateOnlyMove(game, question, sampling) }, sampling.worlds, 0);
  const top = pickTop(evaluation);
  if (evaluation.method === 'exact') return compareExactly([playedValues, top]);
  const decision = mayBeBetter(game, gainOver(evaluation, top, playedValues))
    ? measureDoubt(
        game,
        { view, seat, played: move, rival: top.move, canCommute: canCommute(game, question, top.move, move) },
        sampling,
      )
    : judgeSoundMove(
        game,
        question,
        { ...evaluation, evaluatedMoves: evaluation.evaluatedMoves.map((one) => (isPlayed(one) ? playedValues : one)) },
        playedValues,
        sampling,
      );
  return {
    ...decision,
    ...(evaluation.method === 'line' && { method: 'line' }),
    ...(hint && isSameMove(game, view, seat, hint, move) && { hinted: true }),
  };
}

/** Average lead after a move that is the only legal one, in points on the score sheet. */
function estimateOnlyMove(
  game: ReviewGame,
  { view, seat, move }: DecisionQuestion,
  { worlds: worldCount, seed }: Sampling,
): number {
  const worlds = sampleWorlds(game, view, seat, seed);
  return mean(rollOutMoves(game, { seat, moves: [move], worlds, budget: { worlds: worldCount } })[0]?.leads ?? []);
}
