import { UNKNOWN } from '../../cards/card.ts';
import { handsOf } from '../../game/hand.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { evaluateCandidates, gainOver, isSameMove, pickBest } from '../search/evaluation.ts';
import { Z_95 } from '../statistics.ts';
import type { Decision, ReviewGame, Sampling } from './decision.ts';
import { judgeDecision } from './decision-judge.ts';
import { flagDecision } from './flag.ts';
import {
  addLuck,
  areHandsKnown,
  type Luck,
  type MadeMove,
  measureDealLuck,
  measureDrawLuck,
} from './luck.ts';

/** A decision of a game: `at` counts what was tried, from 0. */
export interface ReviewTurn extends MadeMove {
  readonly at: number;
  /** What a hint had said there, where one was asked for. */
  readonly hint?: GameMove | null;
}

/** A decision that was judged, and what its seat could see before it. */
export interface JudgedDecision {
  readonly at: number;
  readonly seat: Seat;
  readonly move: GameMove;
  readonly view: GameState;
  readonly decision: Decision;
}

/** How a game went for a seat, in points on the sheet ahead of the others, no premium for winning: points = luck + play. */
export interface SeatSummary {
  readonly seat: Seat;
  readonly points: number;
  /** What deals and draws gave it, played on as Regulars do; null where not every hand is known. */
  readonly luck: number | null;
  readonly luckError: number | null;
  /** What its play gave it, and that of the others. */
  readonly play: number | null;
  /** What its slips, mistakes and blunders cost it, and how far off that may be (95 %). */
  readonly cost: number;
  readonly costError: number;
  /** What is left of its play beside that: play = left − cost. */
  readonly left: number | null;
}

export interface GameReview {
  readonly decisions: readonly JudgedDecision[];
  readonly summary: readonly SeatSummary[];
}

/** Progress of a review, in moves, and the decision that was judged last. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
  readonly found?: JudgedDecision;
}

/** So many decimals of a point are told: sums are made of what is told, so that they come out. */
const DECIMALS = 2;
export const roundPoints = (n: number): number => Number(n.toFixed(DECIMALS)) + 0;

/** Each decision draws its own worlds. */
const samplingAt = ({ worlds, seed }: Sampling, at: number): Sampling => ({
  worlds,
  seed: (seed ^ Math.imul(at + 1, 0x85ebca6b)) >>> 0,
});

/** Whether the cards were written down of whoever decided: else nobody can say what they could have done. */
const isHandKnown = ({ before, seat }: MadeMove): boolean => !(handsOf(before)[seat] ?? []).includes(UNKNOWN);

/** Luck is the sum of many chances: each is looked at in so many times the worlds of a decision. */
const LUCK_FACTOR = 2;
/** Worlds of a glance, by which the moves that look worst are judged first. */
const GLANCE_WORLDS = 8;

/** What deals and draws gave each seat; null where not every hand is known. */
function measureLuck(
  game: ReviewGame,
  start: GameState,
  turns: readonly ReviewTurn[],
  work: Sampling,
  progress: (done: number) => void,
): Luck | null {
  if (!areHandsKnown(start) || !turns.every(({ after }) => areHandsKnown(after))) return null;
  // Chances of their own: no decision is judged in the same worlds.
  const apart = { worlds: LUCK_FACTOR * work.worlds, seed: work.seed + 1 };
  return turns.reduce(
    (sum, turn, n) => {
      progress(n);
      const by = measureDrawLuck(game, turn, samplingAt(apart, turn.at));
      return by ? addLuck(sum, by) : sum;
    },
    measureDealLuck(game, start, samplingAt(apart, -1)),
  );
}

/** How the game went for a seat. */
function summarizeSeat(
  game: ReviewGame,
  seat: Seat,
  end: GameState,
  decisions: readonly JudgedDecision[],
  luck: Luck | null,
): SeatSummary {
  const { thresholds, lead } = game.search;
  const flagged = decisions
    .filter((one) => one.seat === seat && flagDecision(one.decision, thresholds))
    .map(({ decision }) => decision);
  const points = roundPoints(lead(end, seat));
  const cost = roundPoints(flagged.reduce((sum, { points: by }) => sum + roundPoints(by.cost), 0));
  const given = luck && roundPoints(luck.means[seat] ?? 0);
  const play = given === null ? null : roundPoints(points - given);
  return {
    seat,
    points,
    luck: given,
    luckError: luck && roundPoints(Z_95 * Math.sqrt(luck.squares[seat] ?? 0)),
    play,
    cost,
    costError: roundPoints(Math.sqrt(flagged.reduce((sum, { points: by }) => sum + by.error ** 2, 0))),
    left: play === null ? null : roundPoints(play + cost),
  };
}

/** How much a move seems to be behind at a glance. */
function estimateBehind(game: ReviewGame, view: GameState, { seat, move }: ReviewTurn): number {
  const glance = evaluateCandidates(game, view, seat, { also: [move], budget: { worlds: GLANCE_WORLDS } });
  const mine = glance.all.find((one) => isSameMove(game, view, seat, one.move, move));
  return mine && glance.all.length > 1 ? gainOver(glance, pickBest(glance), mine).mean : 0;
}

/**
 * Judges every decision of a game by what its seat could know, and tells luck from play. The same game, worlds and
 * seed, the same figures.
 * @param hears how far it is, and each decision that was judged: those first that look worst
 */
export function reviewGame(
  game: ReviewGame,
  start: GameState,
  turns: readonly ReviewTurn[],
  work: Sampling,
  hears: (progress: ReviewProgress) => void = () => undefined,
): GameReview {
  const of = turns.length;
  const looked = turns.filter(isHandKnown).map((turn) => {
    const view = game.visibility.view(turn.before, turn.seat);
    return { turn, view, behind: estimateBehind(game, view, turn) };
  });
  const decisions = looked
    .toSorted((a, b) => b.behind - a.behind)
    .map(({ turn, view }, done): JudgedDecision => {
      const { at, seat, move, hint = null } = turn;
      // The same for everybody who asks about it.
      const decision = judgeDecision(game, { view, seat, move, hint }, { ...work, seed: 0 });
      const found = { at, seat, move, view, decision };
      hears({ done, of, found });
      return found;
    })
    .toSorted((a, b) => a.at - b.at);
  const luck = measureLuck(game, start, turns, work, () => hears({ done: of, of }));
  const end = turns.at(-1)?.after ?? start;
  return {
    decisions,
    summary: handsOf(start).map((_, seat) => summarizeSeat(game, seat, end, decisions, luck)),
  };
}
