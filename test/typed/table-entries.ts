import type { CardPlace } from '../../src/game/desk.ts';
import type { WholeGame } from '../../src/game/game.ts';
import { handZone } from '../../src/game/hand-zones.ts';
import type { JsonObject } from '../../src/game/json.ts';
import type { Options } from '../../src/game/options.ts';
import type { GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import { seatNamerFor } from '../../src/game/seat-namer.ts';
import { HAND_PLACE, type ParseContext } from '../../src/game/typed-line/grammar.ts';

/** A table as the desk would have it, for sentences that are read without the desk. */
export function tableEntries(
  game: WholeGame,
  options: Options,
  seat: Seat,
  { view, position }: { readonly view: GameState | null; readonly position: () => JsonObject },
): ParseContext<GameState> {
  let json: JsonObject | undefined;
  const places = game.desk.places(options, seat, seatNamerFor(seat));
  return {
    seat,
    options,
    view,
    cards(id) {
      json ??= position();
      const place = places.find((one) => one.id === (id === HAND_PLACE ? handZone(seat) : id)) as CardPlace | undefined;
      return (place?.read(json) ?? []).filter((code) => !code.endsWith('?'));
    },
  };
}
