import type { GameState } from '../../game/play.ts';
import { loadTable } from '../../games/loader.ts';
import { loadSearch } from '../../games/parts.ts';
import { answered } from '../../scenarios/ending/answered.ts';
import { answerWith } from '../../workers/answer.ts';

/** What is asked: what best play makes of a table of a game, to the end of that deal. */
export interface Asked {
  readonly game: string;
  readonly state: GameState;
  /** The deal is over where the table is no longer of the one the ending began in. */
  readonly start: GameState;
}

/** Whoever plays their best sits here, so that the page never waits for them. */
answerWith(async ({ game: id, state, start }: Asked) => {
  const [game, search] = await Promise.all([loadTable(id), loadSearch(id)]);
  const found = game && search && answered({ ...game, search }, state, search.dealOf(start));
  if (!found) throw new RangeError('This ending can’t be solved.');
  return found;
});
