import type { BotEngine, WholeGame } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import type { Evaluation } from '../search/evaluation.ts';
import { measureGain } from '../search/gain.ts';
import type { MoveValues } from '../search/move-values.ts';
import { mean, Z_95 } from '../statistics.ts';

/** What judges decisions: a game that is searched, and that knows a move however it was written. */
export type ReviewGame = BotEngine & Pick<WholeGame, 'notation'>;

/** How much a review looks at, and by which chance: the same work, the same figures. */
export interface Sampling {
  /** Worlds in which every candidate is looked at; the one that looks best is then measured in others. */
  readonly worlds: number;
  readonly seed: number;
}

/** Worlds and seed where nobody says which. */
export const DEFAULT_SAMPLING: Sampling = { worlds: 32, seed: 1 };

/** A move and what it came to on average, in points on the sheet ahead of the others. */
export interface ValuedMove {
  readonly move: GameMove;
  readonly value: number;
}

/** A decision, judged by what its seat could know. */
export interface Decision {
  readonly played: ValuedMove;
  /** The played move itself, where nothing better was found. */
  readonly best: ValuedMove;
  /** By how much the best is better, in points, a premium for winning among them: never below 0. It decides flags. */
  readonly cost: number;
  /** Half the width of the 95 % interval of that difference. */
  readonly error: number;
  /** The same in points on the sheet alone: what pages show. */
  readonly points: { readonly cost: number; readonly error: number };
  /** In so many worlds, other than those in which the best was chosen. */
  readonly worlds: number;
  /** Worlds in which the best came to more, and to less. */
  readonly better: number;
  readonly worse: number;
  /** How it was found. */
  readonly by: Evaluation['by'];
  /** It is what a hint had said there: where another look finds better, that is no fault of the player’s. */
  readonly hinted?: true;
  /** Where nothing better was found, and a regular would have played something else: by how much that is worse. */
  readonly over?: { readonly move: GameMove; readonly gain: number; readonly error: number };
}

/** Nothing was lost. */
const NO_COST = { cost: 0, error: 0 };

/** A move with what it came to on average. */
export const toValuedMove = ({ move, leads }: MoveValues): ValuedMove => ({ move, value: mean(leads) });

/** What was played, and what looked best beside it, in the same worlds. */
export type MovePair = readonly [MoveValues, MoveValues];

/** A decision by what two moves came to. */
export function compareMoves([mine, rival]: MovePair): Decision {
  const { mean: cost, error, worlds, better, worse } = measureGain(rival.values, mine.values);
  if (cost <= 0) return createSoundDecision(toValuedMove(mine), worlds, Z_95 * error);
  const [played, best] = [toValuedMove(mine), toValuedMove(rival)];
  const sheet = measureGain(rival.leads, mine.leads);
  const points = { cost: sheet.mean, error: Z_95 * sheet.error };
  return { played, best, cost, error: Z_95 * error, points, worlds, better, worse, by: 'worlds' };
}

/** Nothing was better: by how much that may be wrong is told by what came closest. */
export function createSoundDecision(played: ValuedMove, worlds: number, error: number): Decision {
  const best = played;
  return { played, best, cost: 0, error, points: NO_COST, worlds, better: 0, worse: 0, by: 'worlds' };
}

/** A decision at a table at which nothing is hidden, by everybody’s best play: of equals the played one is as good. */
export function compareExactly([mine, rival]: MovePair): Decision {
  const cost = mean(rival.values) - mean(mine.values);
  const played = toValuedMove(mine);
  const best = cost > 0 ? toValuedMove(rival) : played;
  const points = { cost: best.value - played.value, error: 0 };
  return { played, best, cost, error: 0, points, worlds: 1, better: 1, worse: 0, by: 'exact' };
}
