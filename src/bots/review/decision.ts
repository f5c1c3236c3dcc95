import type { BotEngine, WholeGame } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import { mean, SURE } from '../mean.ts';
import { gain } from '../search/gate.ts';
import type { Judgement } from '../search/judge-all.ts';
import type { Weighed } from '../search/move-values.ts';

/** What judges decisions: a game that is searched, and that knows a move however it was written. */
export type Reviewed = BotEngine & Pick<WholeGame, 'notation'>;

/** How much a review looks at, and by which chance: the same work, the same figures. */
export interface Work {
  /** Worlds in which every candidate is looked at; the one that looks best is then measured in others. */
  readonly worlds: number;
  readonly seed: number;
}

/** Worlds and seed where nobody says which. */
export const USUAL_WORK: Work = { worlds: 32, seed: 1 };

/** A move and what it came to on average, in points on the sheet ahead of the others. */
export interface Valued {
  readonly move: GameMove;
  readonly value: number;
}

/** A decision, judged by what its seat could know. */
export interface Decision {
  readonly played: Valued;
  /** The played move itself, where nothing better was found. */
  readonly best: Valued;
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
  readonly by: Judgement['by'];
  /** It is what a hint had said there: where another look finds better, that is no fault of the player’s. */
  readonly hinted?: true;
  /** Where nothing better was found, and a regular would have played something else: by how much that is worse. */
  readonly over?: { readonly move: GameMove; readonly gain: number; readonly error: number };
}

/** Nothing was lost. */
const NOTHING = { cost: 0, error: 0 };

/** A move with what it came to on average. */
export const valued = ({ move, leads }: Weighed): Valued => ({ move, value: mean(leads) });

/** What was played, and what looked best beside it, in the same worlds. */
export type Pair = readonly [Weighed, Weighed];

/** A decision by what two moves came to. */
export function decided([mine, rival]: Pair): Decision {
  const { mean: cost, error, worlds, better, worse } = gain(rival.values, mine.values);
  if (cost <= 0) return fine(valued(mine), worlds, SURE * error);
  const [played, best] = [valued(mine), valued(rival)];
  const sheet = gain(rival.leads, mine.leads);
  const points = { cost: sheet.mean, error: SURE * sheet.error };
  return { played, best, cost, error: SURE * error, points, worlds, better, worse, by: 'worlds' };
}

/** Nothing was better: by how much that may be wrong is told by what came closest. */
export function fine(played: Valued, worlds: number, error: number): Decision {
  const best = played;
  return { played, best, cost: 0, error, points: NOTHING, worlds, better: 0, worse: 0, by: 'worlds' };
}

/** A decision at a table at which nothing is hidden, by everybody’s best play: of equals the played one is as good. */
export function exactly([mine, rival]: Pair): Decision {
  const cost = mean(rival.values) - mean(mine.values);
  const played = valued(mine);
  const best = cost > 0 ? valued(rival) : played;
  const points = { cost: best.value - played.value, error: 0 };
  return { played, best, cost, error: 0, points, worlds: 1, better: 1, worse: 0, by: 'exact' };
}
