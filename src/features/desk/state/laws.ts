import type { DeskGame, Game, TableGame } from '../../../game/game.ts';
import { fetchRules, fetchTable } from '../../../table/game.ts';
import { $game, $ruled, $table, drawBy } from './desk.ts';

/** The desk of this page with what draws its tables, fetched once. @throws Error where it can’t be had */
export async function withTable({ id, desk }: DeskGame): Promise<DeskGame<TableGame>> {
  if ($table.get()?.id !== id) {
    const fetched = { ...(await fetchTable(id)), desk };
    // Whoever asked first has drawn by it already.
    if ($table.get()?.id !== id) drawBy(fetched);
  }
  return $table.get() as DeskGame<TableGame>;
}

/** The same with the laws of its game. @throws Error where they can’t be had */
export async function withLaws(game: DeskGame): Promise<DeskGame<Game>> {
  const there = $ruled.get();
  if (there?.id === game.id) return there;
  const [table, rules] = await Promise.all([withTable(game), fetchRules(game.id)]);
  const ruled = { ...table, rules };
  $ruled.set(ruled);
  return ruled;
}

/** Has both at hand before they are needed, the table first; where they can’t be had, who needs them asks again. */
export function fetchLaws(): void {
  const game = $game.get();
  if (!game) return;
  withTable(game)
    .then(withLaws)
    .catch(() => undefined);
}
