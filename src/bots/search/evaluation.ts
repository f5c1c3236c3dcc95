import type { BotEngine } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import type { Seat } from '../../game/seat.ts';
import { hashOf } from '../../random/hash.ts';
import { createRandom } from '../../random/random.ts';
import type { Budget } from '../bot.ts';
import { rankCandidates } from '../greedy.ts';
import { mean } from '../statistics.ts';
import { evaluateExactly, findOnlyWorld } from './exact-values.ts';
import { type Gain, isSureGain, measureGain } from './gain.ts';
import type { MoveValues } from './move-values.ts';
import { rollOutMoves } from './rollouts.ts';
import { sampleWorlds, type WorldSource } from './worlds.ts';

/** Number of candidates, by rating. */
const MAX_CANDIDATES = 6;
/** Number of worlds sampled before moves can count as level. */
const MIN_WORLDS = 64;
/** Largest number of worlds sampled for one decision. */
export const MAX_WORLDS = 1_024;
/** Standard errors behind the best beyond which a move is dropped. A closer one is level with it. */
export const SURE_ERRORS = 2;

/** A game that can be searched; `wire` identifies a move in any spelling. */
export type EvaluatedGame = BotEngine & { readonly wire?: { readonly key: (move: GameMove) => string } };

/** What to evaluate and how thoroughly. */
export interface EvaluationOptions {
  /** Moves to evaluate besides the candidates: the played one, a hint. */
  readonly extraMoves?: readonly GameMove[];
  readonly budget?: Budget;
  /** The only move that matters: sampling stops as soon as it is known whether this one is level with the best. */
  readonly focusMove?: GameMove;
  /** Where worlds come from; by default sampled from the view, with a seed derived from it. */
  readonly worlds?: WorldSource;
}

/** The evaluated moves. */
export interface Evaluation {
  /** The best-rated move first; equivalent moves appear once. */
  readonly evaluatedMoves: readonly MoveValues[];
  /**
   * `exact`: nothing is hidden and the deal was solved, so there is one value per move. `line`: nothing is hidden but
   * the search was too large, so the value of a single line says little.
   */
  readonly method: 'worlds' | 'exact' | 'line';
}

/** Seed derived from a view: the same view gives the same number, from 0 to 2³² − 1. */
export const hashView = (view: GameState): number => hashOf(JSON.stringify(view));

/** Whether two moves are equivalent given this view. */
export function isSameMove(
  { play, wire }: EvaluatedGame,
  view: GameState,
  seat: Seat,
  one: GameMove,
  other: GameMove,
): boolean {
  const key = wire?.key ?? JSON.stringify;
  if (key(one) === key(other)) return true;
  const oneKey = play.equivalenceKey?.(view, seat, one);
  return oneKey !== undefined && oneKey === play.equivalenceKey?.(view, seat, other);
}

/** Returns the moves to evaluate, the best-rated first, without equivalent ones. */
export function listShortlist(
  game: EvaluatedGame,
  view: GameState,
  seat: Seat,
  {
    extraMoves = [],
    width = MAX_CANDIDATES,
  }: { readonly extraMoves?: readonly GameMove[]; readonly width?: number } = {},
): readonly GameMove[] {
  const shortlist: GameMove[] = [];
  const isNew = (move: GameMove): boolean => !shortlist.some((one) => isSameMove(game, view, seat, one, move));
  for (const move of rankCandidates(game, view, seat, createRandom(hashView(view)))) {
    if (shortlist.length === width) break;
    if (isNew(move)) shortlist.push(move);
  }
  for (const move of extraMoves) if (isNew(move)) shortlist.push(move);
  return shortlist;
}

/**
 * Evaluates the candidate moves of a decision by the view of its seat. Hint, shark, coach and review all use this.
 * Candidates and worlds depend only on the view, so the same question has the same answer. Sampling stops when the
 * best move is clear or level with the rest.
 */
export function evaluateCandidates(
  game: EvaluatedGame,
  view: GameState,
  seat: Seat,
  {
    extraMoves = [],
    focusMove,
    budget = { worlds: MAX_WORLDS },
    worlds = sampleWorlds(game, view, seat, hashView(view)),
  }: EvaluationOptions = {},
): Evaluation {
  const moves = listShortlist(game, view, seat, { extraMoves });
  if (moves.length < 2)
    return { evaluatedMoves: moves.map((move) => ({ move, values: [], leads: [] })), method: 'worlds' };
  const onlyWorld = findOnlyWorld(worlds);
  const exact = onlyWorld && evaluateExactly(game, onlyWorld, seat, moves);
  if (exact) return { evaluatedMoves: exact, method: 'exact' };
  const stoppingRule = {
    least: Math.min(MIN_WORLDS, budget.worlds),
    drop: SURE_ERRORS,
    level: game.search.thresholds.slip / 2,
    ...(focusMove && { focusMove: moves.find((move) => isSameMove(game, view, seat, move, focusMove)) as GameMove }),
  };
  return {
    evaluatedMoves: rollOutMoves(game, { seat, moves, worlds, budget, stoppingRule }),
    method: onlyWorld ? 'line' : 'worlds',
  };
}

/** Returns how far a move is ahead of another in the worlds both were tried in. Exact values have no error. */
export function gainOver({ method }: Evaluation, one: MoveValues, other: MoveValues): Gain {
  const gain = measureGain(one.values, other.values);
  return method === 'exact' ? { ...gain, standardError: 0 } : gain;
}

/** Returns the move with the highest mean among those tried in the most worlds. */
export function pickTop({ evaluatedMoves }: Evaluation): MoveValues {
  const mostWorlds = Math.max(...evaluatedMoves.map(({ values }) => values.length));
  return evaluatedMoves
    .filter(({ values }) => values.length === mostWorlds)
    .reduce((one, other) => (mean(other.values) > mean(one.values) ? other : one));
}

/**
 * Returns the best move: the best-rated one unless another is surely better. Ratings know more than playouts, so they
 * decide in doubt.
 */
export function pickBest(evaluation: Evaluation): MoveValues {
  const [bestRated] = evaluation.evaluatedMoves as readonly [MoveValues];
  const top = pickTop(evaluation);
  const wasGivenUp = bestRated.values.length < top.values.length;
  return wasGivenUp || isSureGain(gainOver(evaluation, top, bestRated), SURE_ERRORS) ? top : bestRated;
}

/** Returns the moves that are level with the best, closest first. */
export function listLevelMoves(evaluation: Evaluation, best: MoveValues): readonly MoveValues[] {
  return evaluation.evaluatedMoves
    .filter((one) => one !== best && !isSureGain(gainOver(evaluation, best, one), SURE_ERRORS))
    .toSorted((a, b) => gainOver(evaluation, b, a).mean);
}

/** Whether a move is surely behind the best by at least the threshold of the mildest flag. */
export function isClearlyWorse(
  game: EvaluatedGame,
  { view, seat, move }: { readonly view: GameState; readonly seat: Seat; readonly move: GameMove },
  budget?: Budget,
): boolean {
  const evaluation = evaluateCandidates(game, view, seat, { extraMoves: [move], ...(budget && { budget }) });
  const playedValues = evaluation.evaluatedMoves.find((one) => isSameMove(game, view, seat, one.move, move));
  if (!playedValues || evaluation.evaluatedMoves.length < 2 || evaluation.method === 'line') return false;
  const gain = gainOver(evaluation, pickBest(evaluation), playedValues);
  return isSureGain(gain, SURE_ERRORS) && gain.mean >= game.search.thresholds.slip;
}
