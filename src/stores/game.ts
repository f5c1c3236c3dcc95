import type { Game } from '../game/game.ts';
import { loadGame } from '../games/loader.ts';

/** The game of this page. @throws Error where it can't be had: offline, or no such game */
export async function fetchGame(id: string): Promise<Game> {
  const game = await loadGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}
