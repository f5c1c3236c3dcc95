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
const roundFigure = (n: number): number => Number(n.toFixed(DECIMALS)) + 0;

const findBest = (all: readonly MoveValues[]): MoveValues | undefined =>
  all.reduce<MoveValues | undefined>(
    (one, other) => (one && mean(one.values) >= mean(other.values) ? one : other),
    undefined,
  );

function measureLead({ values }: MoveValues, base: MoveValues): { readonly by: number; readonly error: number } {
  const { mean: lead, error, worlds } = measureGain(values, base.values);
  // With a single world the value is exact.
  return { by: roundFigure(lead), error: worlds === 1 ? 0 : roundFigure(error) };
}

/** Plays out the moves of a step in the same worlds, sampled from the learner's view. */
export function weighStep(
  game: Game & BotEngine,
  you: Seat,
  { at, mark, run, accepted, missed }: StepChoice,
  { worlds, seed }: Sampling,
): WeighedStep {
  const view = game.visibility.view(run.state, you);
  const all = evaluateMoves(game, {
    seat: you,
    moves: [...accepted, ...missed],
    worlds: sampleWorlds(game, view, you, seed),
    many: worlds,
  });
  const right = all.slice(0, accepted.length);
  const [solution, ...others] = right as [MoveValues, ...MoveValues[]];
  const rival = findBest(all.slice(accepted.length));
  const other = findBest(others);
  return {
    at,
    mark,
    ...(rival && { rival: game.notation.move.write(rival.move) }),
    accepted: rival
      ? right.map((one) => ({ move: game.notation.move.write(one.move), ...measureLead(one, rival) }))
      : [],
    ...(other && { solution: measureLead(solution, other) }),
  };
}
