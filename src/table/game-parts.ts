import type { Count } from '../game/count.ts';
import type { DeskGame, Game } from '../game/game.ts';
import type { GameEvent, GameState } from '../game/play.ts';
import type { Reasons } from '../game/reasons.ts';
import { loadRuledDesk } from '../games/boxes.ts';
import { loadReasons, loadTeaching } from '../games/lazy-groups.ts';
import { requirePart } from './game.ts';

/** How a deal of a game ends. @throws Error where it can't be had */
export async function fetchCount(id: string): Promise<Count<GameState, GameEvent>> {
  return requirePart(await loadTeaching(id), id).count;
}

/** What its rules say and draw of a try. @throws Error where it can't be had */
export async function fetchReasons(id: string): Promise<Reasons<unknown>> {
  return requirePart(await loadReasons(id), id);
}

/** A game with its desk. @throws Error where it can't be had */
export async function fetchDeskGame(id: string): Promise<DeskGame<Game>> {
  return requirePart(await loadRuledDesk(id), id);
}
