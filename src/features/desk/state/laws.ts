import type { DeskGame, Game, TableGame } from '../../../game/game.ts';
import { fetchRules, fetchTable } from '../../../table/fetch-game.ts';
import { $game, $ruledGame, $tableGame, setTableGame } from './desk.ts';

/**
 * The game with its drawing code, fetched once.
 * @throws Error if it can't be fetched
 */
export async function fetchTableGame({ id, desk }: DeskGame): Promise<DeskGame<TableGame>> {
  if ($tableGame.get()?.id !== id) {
    const fetchedGame = { ...(await fetchTable(id)), desk };
    // A parallel call may have set it meanwhile.
    if ($tableGame.get()?.id !== id) setTableGame(fetchedGame);
  }
  return $tableGame.get() as DeskGame<TableGame>;
}

/**
 * The game with its laws, fetched once.
 * @throws Error if they can't be fetched
 */
export async function fetchRuledGame(game: DeskGame): Promise<DeskGame<Game>> {
  const ruledGame = $ruledGame.get();
  if (ruledGame?.id === game.id) return ruledGame;
  const [table, rules] = await Promise.all([fetchTableGame(game), fetchRules(game.id)]);
  const ruled = { ...table, rules };
  $ruledGame.set(ruled);
  return ruled;
}

/** Loads both early, the table first. Failures are ignored: later calls fetch again. */
export function preloadLaws(): void {
  const game = $game.get();
  if (!game) return;
  fetchTableGame(game)
    .then(fetchRuledGame)
    .catch(() => undefined);
}
