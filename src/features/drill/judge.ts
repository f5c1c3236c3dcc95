import type { Game, TableGame } from '../../game/game.ts';
import { fetchRules } from '../../table/game.ts';
import { tryMove } from '../../table/judge.ts';
import type { DrillTable } from './table.ts';

/**
 * The tables of a drill with the rulings on all that is tried there, and the game by which they were made.
 * @throws Error where its laws can’t be had
 */
export async function ruledOn(
  table: TableGame,
  tables: readonly DrillTable[],
): Promise<{ readonly game: Game; readonly tables: readonly DrillTable[] }> {
  const game = { ...table, rules: await fetchRules(table.id) };
  const ruled = tables.map((one) => ({
    ...one,
    tries: one.tries.map((there) => {
      const { state, seat, name, move, open } = there;
      return { ...there, tried: tryMove({ game, state, seat, name, hidden: !open }, move) };
    }),
  }));
  return { game, tables: ruled };
}
