import type { Game } from '../../game/game.ts';
import { type PlayedRound, readStopMoves } from '../../scenarios/round/check.ts';
import { tableBefore } from '../../scenarios/round/steps.ts';

/** A choice at a stop, with its comment and its value. */
export interface StopChoice {
  /** “Take 5♣ with 5♠.” */
  readonly move: string;
  readonly isRight: boolean;
  readonly says: string;
  /** Points below the best choice; `error` is half the width of its 95 % confidence interval, in points. */
  readonly behind: number;
  readonly error: number;
}

/** The question at a stop, as served to the page. */
export interface ServedStop {
  readonly ask: string;
  readonly choices: readonly StopChoice[];
}

/** The question before a move, with the values of its choices; null if there is none. */
export function findStop(game: Game, { round, steps, weighed }: PlayedRound, at: number): ServedStop | null {
  const stop = round.moves[at - 1]?.stop;
  if (!stop) return null;
  const figures = weighed.stops.find((one) => one.at === at)?.choices ?? [];
  const moves = readStopMoves(game, stop, tableBefore(steps, at));
  return {
    ask: stop.ask,
    choices: stop.choices.map(({ right, says }, i) => ({
      move: game.texts.describeMove(moves[i] as (typeof moves)[number]),
      isRight: right,
      says,
      behind: figures[i]?.behind ?? 0,
      error: figures[i]?.error ?? 0,
    })),
  };
}
