import type { GameState } from '../../game/play.ts';
import { loadEndings, loadSearch } from '../../games/lazy-groups.ts';
import { loadTable } from '../../games/loader.ts';
import { solveBestPlay } from '../../scenarios/ending/best-play.ts';
import { serveAnswers } from '../../workers/server.ts';

/** Asks for best play from a state to the end of the deal. */
export interface EndingRequest {
  readonly game: string;
  readonly state: GameState;
  /** The state at the start of the ending. */
  readonly start: GameState;
}

/** Asks only to load the game. */
export type EndingPreload = Pick<EndingRequest, 'game'>;

/** Solves endings off the main thread. */
serveAnswers(async (request: EndingRequest | EndingPreload) => {
  const id = request.game;
  const [game, search, endings] = await Promise.all([loadTable(id), loadSearch(id), loadEndings(id)]);
  if (!('state' in request)) return null;
  const { state, start } = request;
  const bestPlay = game && search && endings && solveBestPlay({ ...game, search, endings }, state, start);
  if (!bestPlay) throw new RangeError('This ending can’t be solved.');
  return bestPlay;
});
