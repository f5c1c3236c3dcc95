import type { SearchedGame, WholeGame } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import { mean, SURE } from '../mean.ts';
import { gain } from '../search/gate.ts';
import type { Weighed } from '../search/weigh.ts';

/** What judges decisions: a game that is searched, and that knows a move however it was written. */
export type Reviewed = SearchedGame & Pick<WholeGame, 'wire'>;

/** How much a review looks at, and by which chance: the same work, the same figures. */
export interface Work {
  /** Worlds in which every candidate is looked at; the one that looks best is then measured in others. */
  readonly worlds: number;
  readonly seed: number;
}

/** Worlds and seed where nobody says which. */
export const USUAL_WORK: Work = { worlds: 32, seed: 1 };

/** A move and what it came to on average, in points of the game ahead of the others. */
export interface Valued {
  readonly move: GameMove;
  readonly value: number;
}

/** A decision, judged by what its seat could know. */
export interface Decision {
  readonly played: Valued;
  /** The played move itself, where nothing better was found. */
  readonly best: Valued;
  /** By how many points the best is better: never below 0. */
  readonly cost: number;
  /** Half the width of the 95 % interval of that difference. */
  readonly error: number;
  /** In so many worlds, other than those in which the best was chosen. */
  readonly worlds: number;
  /** In so many of them the best came to more. */
  readonly better: number;
  /**
   * `exact`: nothing is hidden any more, and everybody’s best play was found. `line`: nothing is hidden, but there was
   * too much to look at, and one way to go on proves little.
   */
  readonly by: 'worlds' | 'exact' | 'line';
  /** Where nothing better was found, and a regular would have played something else: by how much that is worse. */
  readonly over?: { readonly move: GameMove; readonly gain: number; readonly error: number };
}

/** A move with what it came to on average. */
export const valued = ({ move, values }: Weighed): Valued => ({ move, value: mean(values) });

/** What was played, and what looked best beside it, in the same worlds. */
export type Pair = readonly [Weighed, Weighed];

/** A decision by what two moves came to. */
export function decided([mine, rival]: Pair): Decision {
  const { mean: cost, error, worlds, better } = gain(rival.values, mine.values);
  if (cost <= 0) return fine(valued(mine), worlds, SURE * error);
  const [played, best] = [valued(mine), valued(rival)];
  return { played, best, cost, error: SURE * error, worlds, better, by: 'worlds' };
}

/** Nothing was better: by how much that may be wrong is told by what came closest. */
export function fine(played: Valued, worlds: number, error: number): Decision {
  return { played, best: played, cost: 0, error, worlds, better: 0, by: 'worlds' };
}
