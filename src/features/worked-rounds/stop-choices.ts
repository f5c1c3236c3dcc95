import type { Game } from '../../game/game.ts';
import { type PlayedRound, readStopMoves } from '../../scenarios/round/check.ts';
import { tableBefore } from '../../scenarios/round/steps.ts';
import type { ServedStop } from './round-stop.ts';

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
