import type { AnyAim } from '../../game/aim.ts';
import type { TableGame } from '../../game/game.ts';
import type { GameMove } from '../../game/play.ts';
import { optionsFor } from './opening.ts';
import { ME } from './standing.ts';
import type { MiniDeal } from './stock.ts';

/** One’s own moves of a deal, as the game reads them; null where it can’t. */
export function lineOf(game: TableGame, aim: AnyAim, { line }: MiniDeal): readonly GameMove[] | null {
  const options = optionsFor(game, aim);
  const moves = line.flatMap((one) => {
    const read = game.wire.move.read(one, options, ME);
    return read.ok ? [read.value] : [];
  });
  return moves.length === line.length ? moves : null;
}
