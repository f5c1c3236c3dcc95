import type { Count } from '../game/count.ts';
import type { AtDesk, Game } from '../game/game.ts';
import type { GameEvent, GameState } from '../game/play.ts';
import type { Reasons } from '../game/reasons.ts';
import { loadRuledDesk } from '../games/boxes.ts';
import { loadReasons, loadTeaching } from '../games/lazy-groups.ts';
import { found } from './game.ts';

/** How a deal of a game ends. @throws Error where it can't be had */
export async function fetchCount(id: string): Promise<Count<GameState, GameEvent>> {
  return found(await loadTeaching(id), id).count;
}

/** What its rules say and draw of a try. @throws Error where it can't be had */
export async function fetchReasons(id: string): Promise<Reasons<unknown>> {
  return found(await loadReasons(id), id);
}

/** A game with its desk. @throws Error where it can't be had */
export async function fetchForDesk(id: string): Promise<AtDesk<Game>> {
  return found(await loadRuledDesk(id), id);
}
