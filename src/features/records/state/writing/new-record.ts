import type { Game } from '../../../../game/game.ts';
import type { JsonObject } from '../../../../game/json.ts';
import { begin } from '../../../../game/match.ts';
import { changedOptions, type Options } from '../../../../game/options.ts';
import { type Seat, seatsOf } from '../../../../game/seat.ts';

/** Deals that are sampled to find who can begin. */
const MAX_DEALS = 60;

/** Seats that can begin; a single seat if the rules decide it. */
export function findStarters(game: Game, options: Options): readonly Seat[] {
  const turns = Array.from({ length: MAX_DEALS }, (_, seed) => game.play.turn(begin(game, options, seed).state));
  return seatsOf({ seats: game.seats(options) }).filter((seat) => turns.includes(seat));
}

/**
 * A position after the deal, before any card is named: hidden cards are unseen, and open cards are
 * placeholders to be corrected.
 */
function dealPosition(game: Game, options: Options, firstSeat: Seat | null): JsonObject {
  const deals = Array.from({ length: MAX_DEALS }, (_, seed) => begin(game, options, seed).state);
  const dealtState = deals.find((state) => game.play.turn(state) === firstSeat) ?? game.play.deal(options, 0);
  const seats = seatsOf({ seats: game.seats(options) });
  return game.notation.position.write(seats.reduce(game.visibility.view, dealtState));
}

export interface WritingSetup {
  readonly options: Options;
  readonly names: readonly string[] | null;
}

/** A record of a new deal, without entries. */
export function createRecord(game: Game, { options, names }: WritingSetup, firstSeat: Seat | null): JsonObject {
  return {
    game: game.id,
    options: changedOptions(game.options, options),
    ...(names ? { names } : {}),
    start: { position: dealPosition(game, options, firstSeat) },
    moves: [],
  };
}

/** A record that starts with the position of a case. */
export function recordFromCase({ game = null, options = {}, position = {} }: JsonObject): JsonObject {
  return { game, options, start: { position }, moves: [] };
}
