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

/** Candidate moves: those that look best at once. */
const MAX_CANDIDATES = 6;
/** Worlds that are looked at before two moves can be called level, and at most. */
const MIN_WORLDS = 64;
export const MAX_WORLDS = 1_024;
/** Standard errors behind the best at which a move is given up; one that is nearer is level with it. */
export const SURE_ERRORS = 2;

/** A game that is searched, and that may know a move however it was written. */
export type EvaluatedGame = BotEngine & { readonly wire?: { readonly key: (move: GameMove) => string } };

/** How much is looked at. */
export interface EvaluationOptions {
  /** Moves that are judged in any case: what was played, what a hint said. */
  readonly also?: readonly GameMove[];
  readonly budget?: Budget;
  /** Only this one of them is asked about: no more is looked at than tells whether it is as good as the best. */
  readonly about?: GameMove;
  /** Ways the cards can lie; default: what the view allows, by a chance that is the view’s own. */
  readonly worlds?: WorldSource;
}

/** The moves of a decision, and what they came to. */
export interface Evaluation {
  /** What a regular would play first; each at least once, those that come to the same once. */
  readonly all: readonly MoveValues[];
  /**
   * `exact`: nothing is hidden, and the best play of all seats was found: one value a move. `line`: nothing is hidden,
   * but there was too much to look at, and one way to go on proves little.
   */
  readonly by: 'worlds' | 'exact' | 'line';
}

/** A number that is the same for everybody who sees the same. */
export const hashView = (view: GameState): number => hashOf(JSON.stringify(view));

/** Whether two moves come to the same, by what this view shows. */
export function isSameMove(
  { play, wire }: EvaluatedGame,
  view: GameState,
  seat: Seat,
  one: GameMove,
  other: GameMove,
): boolean {
  const key = wire?.key ?? JSON.stringify;
  if (key(one) === key(other)) return true;
  const same = play.equivalenceKey?.(view, seat, one);
  return same !== undefined && same === play.equivalenceKey?.(view, seat, other);
}

/** The moves to be looked at, a regular's first: those that come to the same are looked at once. */
export function listShortlist(
  game: EvaluatedGame,
  view: GameState,
  seat: Seat,
  {
    also = [],
    width = MAX_CANDIDATES,
  }: { readonly also?: readonly GameMove[]; readonly width?: number } = {},
): readonly GameMove[] {
  const list: GameMove[] = [];
  const isNew = (move: GameMove): boolean => !list.some((one) => isSameMove(game, view, seat, one, move));
  for (const move of rankCandidates(game, view, seat, createRandom(hashView(view)))) {
    if (list.length === width) break;
    if (isNew(move)) list.push(move);
  }
  for (const move of also) if (isNew(move)) list.push(move);
  return list;
}

/**
 * Evaluates the candidate moves of a decision by what its seat can know. Hint, Shark, coach and review all ask this.
 * Candidates and worlds depend on the view alone, so the same question has the same answer. More worlds are looked at
 * until the best move is clear, or level with what is left.
 */
export function evaluateCandidates(
  game: EvaluatedGame,
  view: GameState,
  seat: Seat,
  {
    also = [],
    about,
    budget = { worlds: MAX_WORLDS },
    worlds = sampleWorlds(game, view, seat, hashView(view)),
  }: EvaluationOptions = {},
): Evaluation {
  const moves = listShortlist(game, view, seat, { also });
  if (moves.length < 2) return { all: moves.map((move) => ({ move, values: [], leads: [] })), by: 'worlds' };
  const only = findOnlyWorld(worlds);
  const exact = only && evaluateExactly(game, only, seat, moves);
  if (exact) return { all: exact, by: 'exact' };
  const enough = {
    least: Math.min(MIN_WORLDS, budget.worlds),
    drop: SURE_ERRORS,
    level: game.search.thresholds.slip / 2,
    ...(about && { about: moves.find((move) => isSameMove(game, view, seat, move, about)) as GameMove }),
  };
  return { all: rollOutMoves(game, { seat, moves, worlds, budget, enough }), by: only ? 'line' : 'worlds' };
}

/** By how much a move is ahead of another, in the worlds both were tried in; exact values have no error. */
export function gainOver({ by }: Evaluation, one: MoveValues, other: MoveValues): Gain {
  const found = measureGain(one.values, other.values);
  return by === 'exact' ? { ...found, error: 0 } : found;
}

/** Of the moves that were looked at longest the one that came to most. */
export function pickTop({ all }: Evaluation): MoveValues {
  const deep = Math.max(...all.map(({ values }) => values.length));
  return all
    .filter(({ values }) => values.length === deep)
    .reduce((one, other) => (mean(other.values) > mean(one.values) ? other : one));
}

/**
 * The best of a judgement: what a regular would play, unless something is surely better. Playouts see less than
 * experience does: where they can’t tell, experience decides.
 */
export function pickBest(judgement: Evaluation): MoveValues {
  const [usual] = judgement.all as readonly [MoveValues];
  const top = pickTop(judgement);
  const wasGivenUp = usual.values.length < top.values.length;
  return wasGivenUp || isSureGain(gainOver(judgement, top, usual), SURE_ERRORS) ? top : usual;
}

/** The moves that are level with the best, likeliest first. */
export function listLevelMoves(judgement: Evaluation, best: MoveValues): readonly MoveValues[] {
  return judgement.all
    .filter((one) => one !== best && !isSureGain(gainOver(judgement, best, one), SURE_ERRORS))
    .toSorted((a, b) => gainOver(judgement, b, a).mean);
}

/** Whether a move is surely behind the best by a slip or more. */
export function isClearlyWorse(
  game: EvaluatedGame,
  { view, seat, move }: { readonly view: GameState; readonly seat: Seat; readonly move: GameMove },
  budget?: Budget,
): boolean {
  const judgement = evaluateCandidates(game, view, seat, { also: [move], ...(budget && { budget }) });
  const mine = judgement.all.find((one) => isSameMove(game, view, seat, one.move, move));
  if (!mine || judgement.all.length < 2 || judgement.by === 'line') return false;
  const by = gainOver(judgement, pickBest(judgement), mine);
  return isSureGain(by, SURE_ERRORS) && by.mean >= game.search.thresholds.slip;
}
