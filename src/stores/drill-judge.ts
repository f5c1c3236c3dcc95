import type { Game, TableGame } from '../game/game.ts';
import type { GameMove } from '../game/play.ts';
import { type TableAt, type Tried, tryAt } from '../referee/tried.ts';
import { fetchRules } from './game.ts';

/** A try at a table of a drill. */
interface AskedOf extends Pick<TableAt, 'state' | 'seat' | 'name'> {
  readonly move: GameMove;
}

/**
 * The rulings on the tables of a drill, and the game by which they were made.
 * @throws Error where its laws can’t be had
 */
export async function ruledOn(
  table: TableGame,
  tables: readonly AskedOf[],
): Promise<{ readonly game: Game; readonly tried: readonly Tried[] }> {
  const game = { ...table, rules: await fetchRules(table.id) };
  const tried = tables.map(({ state, seat, name, move }) =>
    tryAt({ game, state, seat, name, hidden: true }, move),
  );
  return { game, tried };
}
