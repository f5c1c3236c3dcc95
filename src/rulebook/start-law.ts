import { defaultOptions } from '../game/options.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import { gameById } from '../games/index.ts';
import { cite } from '../referee/cite.ts';

/** Path (below the game's front page) of the rule on who begins; null if there is none. */
export function findStartRulePath(gameId: string): string | null {
  const game = gameById(gameId);
  if (!game) return null;
  const table = { options: defaultOptions(game.options), name: seatNamerFor(0) };
  const totals = game.pad.sides(table).map(() => 0);
  const { rule } = game.pad.start({ ...table, number: 1, first: 0, totals });
  return rule === null ? null : cite(game, rule).path;
}
