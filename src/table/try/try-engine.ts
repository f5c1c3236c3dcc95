import type { SeatNamer } from '../../game/seat.ts';
import { loadGame } from '../../games/loader.ts';
import { readCase } from '../../referee/case.ts';
import type { TryResult } from '../../referee/try-result.ts';
import { type TryTable, tryMove } from '../judge.ts';
import { propose } from '../session.ts';
import type { TryEngine, TryStart, TryState } from './try-state.ts';

/** @throws Error if the case can't be read; the build has read it before */
export async function openTry(start: TryStart): Promise<TryEngine> {
  const game = await loadGame(start.game);
  const parsedCase = readCase({ ...start.position, game: start.game }, () => game, 'position');
  if (!game || !parsedCase.ok) throw new Error(`This position of ${start.game} can’t be read.`);
  const { state, seat, move: offeredMove } = parsedCase.value;
  const view = game.visibility.view(state, seat);
  const name: SeatNamer = (other) => start.names[other] ?? '';
  const table: TryTable = { game, state, seat, name };
  const tableSeat = { game, view, seat };
  return {
    game,
    offeredMove,
    tableSeat,
    describePicks: (picks) => (game.table.describePicks?.(view, seat, picks) ?? []).join(' '),
    attempt(move) {
      const result = tryMove(table, move);
      const { ruling, picks: picked, marks: marked, fits: fittingItems } = result;
      const ruledTry = { ...result, name };
      const carriedOut = carryOut(table, start, result);
      if (carriedOut) return { ...carriedOut, ruledTry };
      return {
        picked,
        marked,
        fittingItems,
        ruling,
        ruledTry,
        proposals: propose({ tableSeat, picked }),
      };
    },
  };
}

/** The table after a legal try; null if it isn't legal. */
function carryOut({ game, seat, name }: TryTable, start: TryStart, result: TryResult): Partial<TryState> | null {
  const { ruling, stateAfter, citedEvents } = result;
  if (!stateAfter) return null;
  const zones = game.table
    .zones(game.visibility.view(stateAfter, seat), seat, name)
    .filter(({ id }) => start.zones.some((zone) => zone.id === id));
  return {
    zones,
    picked: [],
    marked: [],
    fittingItems: [],
    ruling,
    happened: citedEvents[0]?.says ?? ruling.tried,
  };
}
