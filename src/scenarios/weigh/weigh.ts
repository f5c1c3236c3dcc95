import { mean } from '../../bots/mean.ts';
import { comesTo } from '../../bots/search/comes-to.ts';
import { gain } from '../../bots/search/gate.ts';
import type { Weighed } from '../../bots/search/move-values.ts';
import { worldsOf } from '../../bots/search/worlds.ts';
import type { BotEngine, Game } from '../../game/game.ts';
import type { Seat } from '../../game/seat.ts';
import type { Choice } from './choice.ts';
import type { WeighedStep } from './weighed.ts';

/** How much is looked at, and by which chance: the same work, the same figures. */
interface Work {
  readonly worlds: number;
  readonly seed: number;
}

const DECIMALS = 3;
const told = (n: number): number => Number(n.toFixed(DECIMALS)) + 0;

const best = (all: readonly Weighed[]): Weighed | undefined =>
  all.reduce<Weighed | undefined>(
    (one, other) => (one && mean(one.values) >= mean(other.values) ? one : other),
    undefined,
  );

function ahead({ values }: Weighed, base: Weighed): { readonly by: number; readonly error: number } {
  const { mean: by, error, worlds } = gain(values, base.values);
  // One value is none that was measured, but the end that was found.
  return { by: told(by), error: worlds === 1 ? 0 : told(error) };
}

/** The moves of a step, each played out in the same worlds: ways the cards can lie by what the learner sees. */
export function weighStep(
  game: Game & BotEngine,
  you: Seat,
  { at, mark, run, accepted, missed }: Choice,
  { worlds, seed }: Work,
): WeighedStep {
  const view = game.visibility.view(run.state, you);
  const all = comesTo(game, {
    seat: you,
    moves: [...accepted, ...missed],
    worlds: worldsOf(game, view, you, seed),
    many: worlds,
  });
  const right = all.slice(0, accepted.length);
  const [solution, ...others] = right as [Weighed, ...Weighed[]];
  const rival = best(all.slice(accepted.length));
  const other = best(others);
  return {
    at,
    mark,
    ...(rival && { rival: game.notation.move.write(rival.move) }),
    accepted: rival
      ? right.map((one) => ({ move: game.notation.move.write(one.move), ...ahead(one, rival) }))
      : [],
    ...(other && { solution: ahead(solution, other) }),
  };
}
