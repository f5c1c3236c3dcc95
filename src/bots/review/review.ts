import { UNKNOWN } from '../../cards/card.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { evaluateCandidates, gainOver, isSameMove, pickBest } from '../search/evaluation.ts';
import type { Sampling } from '../search/worlds.ts';
import { Z_95 } from '../statistics.ts';
import type { Decision, ReviewGame } from './decision.ts';
import { judgeDecision } from './decision-judge.ts';
import { flagDecision } from './flag.ts';
import {
  addEstimates,
  areHandsKnown,
  type LeadEstimate,
  type MadeMove,
  measureDealLuck,
  measureDrawLuck,
} from './luck.ts';

/** A decision of a game. */
export interface ReviewTurn extends MadeMove {
  /** Index of its entry in the record, from 0. */
  readonly at: number;
  /** The hint that was given there, if any. */
  readonly hint?: GameMove | null;
}

/** A judged decision and the view before it. */
export interface JudgedDecision {
  readonly at: number;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly view: GameState;
  readonly decision: Decision;
}

/**
 * Result of a seat, in points ahead on the score sheet without a premium for winning. Invariant: points = luck +
 * play.
 */
export interface SeatSummary {
  readonly seat: Seat;
  readonly points: number;
  /** What deals and draws were worth if regulars play on; null unless all hands are known. */
  readonly luck: number | null;
  /** Half the width of the 95 % interval of `luck`; null with it. */
  readonly luckError: number | null;
  /** What the play of all seats was worth; null with `luck`. */
  readonly play: number | null;
  /** What the flagged decisions cost, and the 95 % error of that. */
  readonly cost: number;
  readonly costError: number;
  /** The rest of `play`: play = left − cost. Null with it. */
  readonly left: number | null;
}

export interface GameReview {
  readonly decisions: readonly JudgedDecision[];
  readonly summary: readonly SeatSummary[];
}

/** Progress in moves, and the last decision judged. */
export interface ReviewProgress {
  readonly done: number;
  readonly total: number;
  readonly judged?: JudgedDecision;
}

/** Decimals of printed figures. They are rounded before they are added, so that the printed sums are exact. */
const DECIMALS = 2;
/** Rounds to `DECIMALS`; −0 becomes 0. */
export const roundPoints = (n: number): number => Number(n.toFixed(DECIMALS)) + 0;

/** Derives the seed of a decision, so that each has its own worlds. */
const samplingAt = ({ worlds, seed }: Sampling, at: number): Sampling => ({
  worlds,
  seed: (seed ^ Math.imul(at + 1, 0x85ebca6b)) >>> 0,
});

/** Whether the record contains the hand of the player who decided. */
const isHandKnown = ({ before, seat }: MadeMove): boolean => !(handsOf(before)[seat] ?? []).includes(UNKNOWN);

/** Multiple of the sample size for luck, whose error adds up over many draws. */
const LUCK_FACTOR = 2;
/** Worlds of a first look, which decides the order in which moves are judged. */
const GLANCE_WORLDS = 8;

/** Returns what deals and draws were worth to each seat, or null unless all hands are known. */
function measureLuck(
  game: ReviewGame,
  start: GameState,
  turns: readonly ReviewTurn[],
  sampling: Sampling,
  onProgress: (doneCount: number) => void,
): LeadEstimate | null {
  if (!areHandsKnown(start) || !turns.every(({ after }) => areHandsKnown(after))) return null;
  // Other seeds than those of the decisions.
  const luckSampling = { worlds: LUCK_FACTOR * sampling.worlds, seed: sampling.seed + 1 };
  return turns.reduce(
    (sum, turn, n) => {
      onProgress(n);
      const drawLuck = measureDrawLuck(game, turn, samplingAt(luckSampling, turn.at));
      return drawLuck ? addEstimates(sum, drawLuck) : sum;
    },
    measureDealLuck(game, start, samplingAt(luckSampling, -1)),
  );
}

function summarizeSeat(
  game: ReviewGame,
  seat: Seat,
  end: GameState,
  decisions: readonly JudgedDecision[],
  luck: LeadEstimate | null,
): SeatSummary {
  const { thresholds, lead } = game.search;
  const flagged = decisions
    .filter((one) => one.seat === seat && flagDecision(one.decision, thresholds))
    .map(({ decision }) => decision);
  const points = roundPoints(lead(end, seat));
  const cost = roundPoints(flagged.reduce((sum, decision) => sum + roundPoints(decision.points.cost), 0));
  const luckPoints = luck && roundPoints(luck.means[seat] ?? 0);
  const play = luckPoints === null ? null : roundPoints(points - luckPoints);
  return {
    seat,
    points,
    luck: luckPoints,
    luckError: luck && roundPoints(Z_95 * Math.sqrt(luck.variances[seat] ?? 0)),
    play,
    cost,
    costError: roundPoints(Math.sqrt(flagged.reduce((sum, decision) => sum + decision.points.margin95 ** 2, 0))),
    left: play === null ? null : roundPoints(play + cost),
  };
}

/** Estimates roughly how far a move is behind the best, in evaluation points; 0 if it is the only move. */
function estimateLoss(game: ReviewGame, view: GameState, { seat, move }: ReviewTurn): number {
  const glance = evaluateCandidates(game, view, seat, { extraMoves: [move], budget: { worlds: GLANCE_WORLDS } });
  const playedValues = glance.evaluatedMoves.find((one) => isSameMove(game, view, seat, one.move, move));
  return playedValues && glance.evaluatedMoves.length > 1 ? gainOver(glance, pickBest(glance), playedValues).mean : 0;
}

/**
 * Judges every decision of a game by the view of its seat and separates luck from play. The same game and sampling
 * give the same figures.
 * @param onProgress is called with the progress and with each judged decision, those that look worst first
 */
export function reviewGame(
  game: ReviewGame,
  start: GameState,
  turns: readonly ReviewTurn[],
  sampling: Sampling,
  onProgress: (progress: ReviewProgress) => void = () => undefined,
): GameReview {
  const total = turns.length;
  const roughlyJudged = turns.filter(isHandKnown).map((turn) => {
    const view = game.visibility.view(turn.before, turn.seat);
    return { turn, view, loss: estimateLoss(game, view, turn) };
  });
  const decisions = roughlyJudged
    .toSorted((a, b) => b.loss - a.loss)
    .map(({ turn, view }, done): JudgedDecision => {
      const { at, seat, move, hint = null } = turn;
      // A fixed seed, so that every review of this decision agrees.
      const decision = judgeDecision(game, { view, seat, move, hint }, { ...sampling, seed: 0 });
      const judgedDecision = { at, seat, move, view, decision };
      onProgress({ done, total, judged: judgedDecision });
      return judgedDecision;
    })
    .toSorted((a, b) => a.at - b.at);
  const luck = measureLuck(game, start, turns, sampling, () => onProgress({ done: total, total }));
  const end = turns.at(-1)?.after ?? start;
  return {
    decisions,
    summary: handsOf(start).map((_, seat) => summarizeSeat(game, seat, end, decisions, luck)),
  };
}
