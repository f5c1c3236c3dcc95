import type { BotEngine, WholeGame } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import type { Evaluation } from '../search/evaluation.ts';
import { measureGain } from '../search/gain.ts';
import type { MoveValues } from '../search/move-values.ts';
import type { Sampling } from '../search/worlds.ts';
import { mean, Z_95 } from '../statistics.ts';

/** A game that can be searched, with its notation. */
export type ReviewGame = BotEngine & Pick<WholeGame, 'notation'>;

export const DEFAULT_SAMPLING: Sampling = { worlds: 32, seed: 1 };

/** A move and its average lead, in points on the score sheet. */
export interface ValuedMove {
  readonly move: GameMove;
  readonly value: number;
}

/** A decision judged by the view of its seat. */
export interface Decision {
  readonly played: ValuedMove;
  /** The best move found; the played one if nothing better was found. */
  readonly best: ValuedMove;
  /**
   * Difference between best and played in evaluation points, which include a premium for winning; at least 0. Flags
   * depend on it.
   */
  readonly cost: number;
  /** Half the width of the 95 % interval of `cost`. */
  readonly margin95: number;
  /** The same difference in points on the score sheet, as pages show it. */
  readonly points: { readonly cost: number; readonly margin95: number };
  /** Number of worlds in which the two moves were compared. Not the ones in which the best was chosen. */
  readonly worlds: number;
  /** Number of worlds in which the best move did better. */
  readonly better: number;
  /** Number of worlds in which the best move did worse. */
  readonly worse: number;
  /** The method of evaluation. */
  readonly method: Evaluation['method'];
  /** The move is the one a hint suggested, so a later, better finding doesn't count against the player. */
  readonly hinted?: true;
  /** The move a regular would have played instead, if it is clearly worse than the played one. */
  readonly regularsMove?: { readonly move: GameMove; readonly gain: number; readonly margin95: number };
}

const NO_COST = { cost: 0, margin95: 0 };

export const toValuedMove = ({ move, leads }: MoveValues): ValuedMove => ({ move, value: mean(leads) });

/** The played move and its rival, with values from the same worlds. */
export type MovePair = readonly [MoveValues, MoveValues];

/** Judges the played move against its rival by values from sampled worlds. */
export function compareMoves([playedValues, rival]: MovePair): Decision {
  const { mean: cost, standardError, worlds, better, worse } = measureGain(rival.values, playedValues.values);
  if (cost <= 0) return createSoundDecision(toValuedMove(playedValues), worlds, Z_95 * standardError);
  const [played, best] = [toValuedMove(playedValues), toValuedMove(rival)];
  const sheet = measureGain(rival.leads, playedValues.leads);
  const points = { cost: sheet.mean, margin95: Z_95 * sheet.standardError };
  return { played, best, cost, margin95: Z_95 * standardError, points, worlds, better, worse, method: 'worlds' };
}

/** Creates a decision in which nothing better was found; `margin95` is that of the closest move. */
export function createSoundDecision(played: ValuedMove, worlds: number, margin95: number): Decision {
  const best = played;
  return { played, best, cost: 0, margin95, points: NO_COST, worlds, better: 0, worse: 0, method: 'worlds' };
}

/** Judges the played move against its rival by exact values. If they are equal, the played move counts as best. */
export function compareExactly([playedValues, rival]: MovePair): Decision {
  const cost = mean(rival.values) - mean(playedValues.values);
  const played = toValuedMove(playedValues);
  const best = cost > 0 ? toValuedMove(rival) : played;
  const points = { cost: best.value - played.value, margin95: 0 };
  return { played, best, cost, margin95: 0, points, worlds: 1, better: 1, worse: 0, method: 'exact' };
}
