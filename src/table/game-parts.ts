import type { Count } from '../game/count.ts';
import type { DeskGame, Game } from '../game/game.ts';
import type { GameEvent, GameState } from '../game/play.ts';
import { loadGameWithDesk } from '../games/boxes.ts';
import { loadReasons, loadTeaching, type ReasonParts } from '../games/lazy-groups.ts';
import { requireFound } from './fetch-game.ts';

/** Scoring of a game's deals. @throws Error if it can't be loaded */
export async function fetchCount(id: string): Promise<Count<GameState, GameEvent>> {
  return requireFound(await loadTeaching(id), `lesson count of ${id}`).count;
}

/** Explanations of a game's rulings. @throws Error if they can't be loaded */
export async function fetchReasons(id: string): Promise<ReasonParts> {
  return requireFound(await loadReasons(id), `explanations of ${id}`);
}

/** A game with its desk. @throws Error if it can't be loaded */
export async function fetchDeskGame(id: string): Promise<DeskGame<Game>> {
  return requireFound(await loadGameWithDesk(id), `game ${id}`);
}
