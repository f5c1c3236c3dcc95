import type { AnyAim } from '../../../src/game/aim.ts';
import type { WholeGame } from '../../../src/game/game.ts';
import { judge } from '../../../src/game/judge.ts';
import { playLine, playOpening } from '../../../src/scenarios/mini/deals.ts';
import type { MiniStanding } from '../../../src/scenarios/mini/standing.ts';
import { type MiniDeal, readLine } from '../../../src/scenarios/mini/stock.ts';

/** Returns the standing at the end of a deal's line; null if the line can't be played. */
export function replayDeal(game: WholeGame, aim: AnyAim, deal: MiniDeal): MiniStanding | null {
  const opening = playOpening(game, aim, deal.seed);
  const moves = readLine(game, aim, deal);
  if (!opening || !moves) return null;
  const line = playLine(game, aim, deal.seed, opening, ({ view, seat }, moveIndex) => {
    const move = moves[moveIndex];
    return move && judge(game, view, seat, move).isLegal ? move : null;
  });
  return line?.standing ?? null;
}
