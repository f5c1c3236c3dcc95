import { measureGain } from '../../bots/search/gain.ts';
import { evaluateMoves } from '../../bots/search/move-evaluation.ts';
import type { MoveValues } from '../../bots/search/move-values.ts';
import { type Sampling, sampleWorlds } from '../../bots/search/worlds.ts';
import { mean, Z_95 } from '../../bots/statistics.ts';
import type { BotEngine, Game } from '../../game/game.ts';
import type { GameMove, GameState } from '../../game/play.ts';
import { hashOf } from '../../random/hash.ts';
import { READER_SEAT, type WeighedStop } from './round.ts';

const DECIMALS = 2;
const roundFigure = (figure: number): number => Number(figure.toFixed(DECIMALS)) + 0;

/** Returns a hash of the reader's view. If it changes, the stored values are outdated. */
export function hashReaderView({ visibility }: Pick<Game, 'visibility'>, state: GameState): string {
  return hashOf(JSON.stringify(visibility.view(state, READER_SEAT))).toString(36);
}

/** Plays out the choices of a stop in the same worlds, sampled from the reader's view. */
export function weighStop(
  game: Game & BotEngine,
  state: GameState,
  moves: readonly GameMove[],
  { worlds, seed }: Sampling,
): Omit<WeighedStop, 'at'> {
  const view = game.visibility.view(state, READER_SEAT);
  const evaluatedMoves = evaluateMoves(game, {
    seat: READER_SEAT,
    moves,
    worlds: sampleWorlds(game, view, READER_SEAT, seed),
    worldCount: worlds,
  });
  const [firstMove, ...otherMoves] = evaluatedMoves as [MoveValues, ...MoveValues[]];
  const bestMove = otherMoves.reduce((one, other) => (mean(other.values) > mean(one.values) ? other : one), firstMove);
  return {
    seen: hashReaderView(game, state),
    choices: evaluatedMoves.map(({ move, values }) => {
      const { mean: meanBehind, standardError: error, worlds: worldCount } = measureGain(bestMove.values, values);
      // With a single world the value is exact.
      const margin = worldCount === 1 ? 0 : Z_95 * error;
      return {
        move: game.notation.move.write(move),
        behind: roundFigure(meanBehind),
        error: roundFigure(margin),
      };
    }),
  };
}
