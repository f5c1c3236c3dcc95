import type { WholeGame } from '../../src/game/game.ts';
import type { JsonObject } from '../../src/game/json.ts';
import type { Options } from '../../src/game/options.ts';
import type { GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';
import type { TypingTable } from '../../src/game/typed-line/context.ts';

/** A table as the desk would have it, for sentences that are read without the desk. */
export function tableEntries(
  game: WholeGame,
  options: Options,
  seat: Seat,
  { view, position }: { readonly view: GameState | null; readonly position: () => JsonObject },
): TypingTable<GameState> {
  const nameOf = seatNamerFor(seat);
  return { game, options, seat, view, position, nameOf, places: game.desk.places(options, seat, nameOf) };
}
