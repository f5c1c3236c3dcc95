import type { DeskGame, Game, TableGame } from '../../../game/game.ts';
import { fetchRules, fetchTable } from '../../../table/game.ts';
import { $game, $ruledGame, $tableGame, setTableGame } from './desk.ts';

/** The desk of this page with what draws its tables, fetched once. @throws Error where it can’t be had */
export async function fetchTableGame({ id, desk }: DeskGame): Promise<DeskGame<TableGame>> {
  if ($tableGame.get()?.id !== id) {
    const fetched = { ...(await fetchTable(id)), desk };
    // Whoever asked first has drawn by it already.
    if ($tableGame.get()?.id !== id) setTableGame(fetched);
  }
  return $tableGame.get() as DeskGame<TableGame>;
}

/** The same with the laws of its game. @throws Error where they can’t be had */
export async function fetchRuledGame(game: DeskGame): Promise<DeskGame<Game>> {
  const there = $ruledGame.get();
  if (there?.id === game.id) return there;
  const [table, rules] = await Promise.all([fetchTableGame(game), fetchRules(game.id)]);
  const ruled = { ...table, rules };
  $ruledGame.set(ruled);
  return ruled;
}

/** Has both at hand before they are needed, the table first; where they can’t be had, who needs them asks again. */
export function preloadLaws(): void {
  const game = $game.get();
  if (!game) return;
  fetchTableGame(game)
    .then(fetchRuledGame)
    .catch(() => undefined);
}
