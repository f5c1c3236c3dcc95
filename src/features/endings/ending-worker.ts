import type { GameState } from '../../game/play.ts';
import { loadEndings, loadSearch } from '../../games/lazy-groups.ts';
import { loadTable } from '../../games/loader.ts';
import { solveBestPlay } from '../../scenarios/ending/best-play.ts';
import { serveAnswers } from '../../workers/server.ts';

/** What is asked: what best play makes of a table of a game, to the end of that deal. */
export interface EndingRequest {
  readonly game: string;
  readonly state: GameState;
  /** The table the ending began with. */
  readonly start: GameState;
}

/** Nothing is asked yet: the game is to be at hand by then. */
export type EndingPreload = Pick<EndingRequest, 'game'>;

/** Whoever plays their best sits here, so that the page never waits for them. */
serveAnswers(async (asked: EndingRequest | EndingPreload) => {
  const id = asked.game;
  const [game, search, endings] = await Promise.all([loadTable(id), loadSearch(id), loadEndings(id)]);
  if (!('state' in asked)) return null;
  const { state, start } = asked;
  const found = game && search && endings && solveBestPlay({ ...game, search, endings }, state, start);
  if (!found) throw new RangeError('This ending can’t be solved.');
  return found;
});
