import type { AnyAim } from '../../game/aim.ts';
import type { WholeGame } from '../../game/game.ts';
import { judge } from '../../game/judge.ts';
import { lineOf } from './line.ts';
import { opened, playLine, reach } from './reach.ts';
import type { Standing } from './standing.ts';
import type { MiniDeal } from './stock.ts';

/** So many deals are looked at for each that is wanted, at most. */
const TRIED = 25;

/** Deals whose aim can be reached, and isn’t at every turn; fewer where there aren’t as many. */
export function* dealsFor(game: WholeGame, aim: AnyAim, wanted: number): Generator<MiniDeal> {
  let found = 0;
  for (let seed = 1; seed <= wanted * TRIED && found < wanted; seed++) {
    const line = reach(game, aim, seed);
    if (!line) continue;
    found++;
    yield { seed, line: line.map((move) => game.wire.move.write(move)) };
  }
}

/** How a deal stands at the end of its line; null where that can’t be played to its end. */
export function proved(game: WholeGame, aim: AnyAim, deal: MiniDeal): Standing | null {
  const begun = opened(game, aim, deal.seed);
  const moves = lineOf(game, aim, deal);
  if (!begun || !moves) return null;
  const line = playLine(game, aim, deal.seed, begun, ({ view, seat }, n) => {
    const move = moves[n];
    return move && judge(game, view, seat, move).legal ? move : null;
  });
  return line?.standing ?? null;
}
