import { measureGain } from '../../bots/search/gain.ts';
import { evaluateMoves } from '../../bots/search/move-evaluation.ts';
import type { MoveValues } from '../../bots/search/move-values.ts';
import { sampleWorlds } from '../../bots/search/worlds.ts';
import { mean, Z_95 } from '../../bots/statistics.ts';
import type { BotEngine, Game } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import { hashOf } from '../../random/hash.ts';
import { READER, type WeighedStop } from './round.ts';

/** How much is looked at, and by which chance: the same work, the same figures. */
interface Work {
  readonly worlds: number;
  readonly seed: number;
}

const DECIMALS = 2;
const roundFigure = (n: number): number => Number(n.toFixed(DECIMALS)) + 0;

/** What the reader sees at a stop, as a short text: another one, and what was weighed there holds no more. */
export function hashReaderView({ visibility }: Pick<Game, 'visibility'>, state: GameState): string {
  return hashOf(JSON.stringify(visibility.view(state, READER))).toString(36);
}

/** The choices of a stop, each played out in the same worlds: ways the cards can lie by what the reader sees. */
export function weighStop(
  game: Game & BotEngine,
  state: GameState,
  moves: readonly GameMove[],
  { worlds, seed }: Work,
): Omit<WeighedStop, 'at'> {
  const view = game.visibility.view(state, READER);
  const all = evaluateMoves(game, {
    seat: READER,
    moves,
    worlds: sampleWorlds(game, view, READER, seed),
    many: worlds,
  });
  const [first, ...others] = all as [MoveValues, ...MoveValues[]];
  const best = others.reduce((one, other) => (mean(other.values) > mean(one.values) ? other : one), first);
  return {
    seen: hashReaderView(game, state),
    choices: all.map(({ move, values }) => {
      const { mean: behind, error, worlds: looked } = measureGain(best.values, values);
      // One value is none that was measured, but the end that was found.
      const off = looked === 1 ? 0 : Z_95 * error;
      return { move: game.notation.move.write(move), behind: roundFigure(behind), error: roundFigure(off) };
    }),
  };
}
