import { measureGain } from '../../bots/search/gain.ts';
import { evaluateMoves } from '../../bots/search/move-evaluation.ts';
import type { MoveValues } from '../../bots/search/move-values.ts';
import { type Sampling, sampleWorlds } from '../../bots/search/worlds.ts';
import { mean } from '../../bots/statistics.ts';
import type { BotEngine, Game } from '../../game/game.ts';
import type { Seat } from '../../game/seat.ts';
import type { StepChoice } from './choice.ts';
import type { WeighedStep } from './weighed-lesson.ts';

const DECIMALS = 3;
const roundFigure = (figure: number): number => Number(figure.toFixed(DECIMALS)) + 0;

const findBestMove = (evaluatedMoves: readonly MoveValues[]): MoveValues | undefined =>
  evaluatedMoves.reduce<MoveValues | undefined>(
    (one, other) => (one && mean(one.values) >= mean(other.values) ? one : other),
    undefined,
  );

function measureLead({ values }: MoveValues, base: MoveValues): { readonly by: number; readonly error: number } {
  const { mean: lead, standardError: error, worlds } = measureGain(values, base.values);
  // With a single world the value is exact.
  return { by: roundFigure(lead), error: worlds === 1 ? 0 : roundFigure(error) };
}

/** Plays out the moves of a step in the same worlds, sampled from the learner's view. */
export function weighStep(
  game: Game & BotEngine,
  playerSeat: Seat,
  { at, mark, run, accepted, missed }: StepChoice,
  { worlds, seed }: Sampling,
): WeighedStep {
  const view = game.visibility.view(run.state, playerSeat);
  const evaluatedMoves = evaluateMoves(game, {
    seat: playerSeat,
    moves: [...accepted, ...missed],
    worlds: sampleWorlds(game, view, playerSeat, seed),
    worldCount: worlds,
  });
  const acceptedValues = evaluatedMoves.slice(0, accepted.length);
  const [solution, ...otherAccepted] = acceptedValues as [MoveValues, ...MoveValues[]];
  const rival = findBestMove(evaluatedMoves.slice(accepted.length));
  const bestOther = findBestMove(otherAccepted);
  return {
    at,
    mark,
    ...(rival && { rival: game.notation.move.write(rival.move) }),
    accepted: rival
      ? acceptedValues.map((one) => ({ move: game.notation.move.write(one.move), ...measureLead(one, rival) }))
      : [],
    ...(bestOther && { solution: measureLead(solution, bestOther) }),
  };
}
