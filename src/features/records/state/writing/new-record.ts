import type { Game } from '../../../../game/game.ts';
import type { JsonObject } from '../../../../game/json.ts';
import { begin } from '../../../../game/match.ts';
import { changedOptions, type Options } from '../../../../game/options.ts';
import { type Seat, seatsOf } from '../../../../game/seat.ts';

/** So many deals are looked at for who can begin. */
const MAX_DEALS = 60;

/** Who can begin a game by its deal: one seat alone where the rules leave no choice. */
export function findStarters(game: Game, options: Options): readonly Seat[] {
  const turns = Array.from({ length: MAX_DEALS }, (_, seed) =>
    game.play.turn(begin(game, options, seed).state),
  );
  return seatsOf({ seats: game.seats(options) }).filter((seat) => turns.includes(seat));
}

/**
 * The table after a deal of which nobody has said anything yet: hidden cards are unseen, and what the rules turn up
 * is some card, to be changed for the one that lies there.
 */
function dealPosition(game: Game, options: Options, first: Seat | null): JsonObject {
  const deals = Array.from({ length: MAX_DEALS }, (_, seed) => begin(game, options, seed).state);
  const dealt = deals.find((state) => game.play.turn(state) === first) ?? game.play.deal(options, 0);
  const seats = seatsOf({ seats: game.seats(options) });
  return game.notation.position.write(seats.reduce(game.visibility.view, dealt));
}

/** Who plays, and by what rules. */
export interface WritingSetup {
  readonly options: Options;
  readonly names: readonly string[] | null;
}

/** A record of a table that has just been dealt, before its first move. */
export function createRecord(game: Game, { options, names }: WritingSetup, first: Seat | null): JsonObject {
  return {
    game: game.id,
    options: changedOptions(game.options, options),
    ...(names ? { names } : {}),
    start: { position: dealPosition(game, options, first) },
    moves: [],
  };
}

/** A record that begins with a table as it was laid: the position of a case. */
export function recordFromCase({ game = null, options = {}, position = {} }: JsonObject): JsonObject {
  return { game, options, start: { position }, moves: [] };
}
