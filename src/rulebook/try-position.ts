import type { Game } from '../game/game.ts';
import type { JsonObject } from '../game/json.ts';
import type { GameMove, GameState } from '../game/play.ts';
import type { Seat } from '../game/seat.ts';
import { seatNamerFor } from '../game/seat-namer.ts';
import { isIdle, isOpen, type Zone } from '../game/zone.ts';
import type { JudgedCase } from './judged-case.ts';

/** A case laid out for trying moves: what a table needs before the engine is loaded. */
export interface TryPosition {
  readonly game: string;
  readonly position: JsonObject;
  readonly names: readonly string[];
  readonly zones: readonly Zone[];
  /** Ids of the zones whose items can be picked. */
  readonly touchable: readonly string[];
  /** Labels of the buttons: all kinds of moves, legal or not. */
  readonly actions: readonly string[];
}

/** Number of tries that are examined: enough for every kind of move; a full table allows far more. */
const MAX_TRIES = 3000;
const MAX_MOVES = 40;

function* takeFirst<T>(items: Iterable<T>, maxCount: number): Iterable<T> {
  let count = 0;
  for (const one of items) {
    if (count++ >= maxCount) return;
    yield one;
  }
}

/** Zones with an item that some try picks. */
function findTouchable(
  game: Game,
  state: GameState,
  view: GameState,
  seat: Seat,
  zones: readonly Zone[],
): ReadonlySet<string> {
  const tries: readonly GameMove[] = [...takeFirst(game.play.tries(state, seat), MAX_TRIES)];
  const itemPaths = new Set(zones.flatMap(({ id, items }) => items.map((item) => `${id}/${item.id}`)));
  const picks = tries.flatMap((move) => game.table.picksOf(view, seat, move));
  return new Set(picks.flatMap(({ zone, item }) => (itemPaths.has(`${zone}/${item}`) ? [zone] : [])));
}

/** What a reader sees of a zone: its number of cards, or its signs. */
const glance = ({ kind, count, items }: Zone): number | string =>
  kind === 'sign' ? items.map(({ id }) => id).join() : (count ?? items.flatMap(({ cards }) => cards).length);

/** Zones in which some legal move changes the number of cards or the sign. */
function findChanging(game: Game, state: GameState, seat: Seat, zonesBefore: readonly Zone[]): ReadonlySet<string> {
  const changedZones = new Set<string>();
  for (const move of game.play.moves(state, seat, MAX_MOVES).slice(0, MAX_MOVES)) {
    const playResult = game.play.play(state, seat, move);
    if (playResult.unclear) continue;
    const viewAfter = game.visibility.view(playResult.state, seat);
    const glanceById = new Map(
      game.table.zones(viewAfter, seat, seatNamerFor(seat)).map((zone) => [zone.id, glance(zone)]),
    );
    for (const zone of zonesBefore) if (glanceById.get(zone.id) !== glance(zone)) changedZones.add(zone.id);
  }
  return changedZones;
}

/** Lays out a case so that moves can be tried on it. */
export function createTryPosition(game: Game, { state, seat, zones, data }: JudgedCase): TryPosition {
  const view = game.visibility.view(state, seat);
  const touchable = findTouchable(game, state, view, seat, zones);
  const changingZones = findChanging(game, state, seat, zones);
  const shownZones = zones.filter(
    (zone) =>
      !isIdle(zone, seat) &&
      (isOpen(zone) ||
        touchable.has(zone.id) ||
        (changingZones.has(zone.id) && (zone.kind === 'pile' || zone.kind === 'sign'))),
  );
  const { position, options } = data;
  return {
    game: game.id,
    position: { position, seat, ...(options ? { options } : {}) },
    names: Array.from({ length: game.seats(state.options) }, (_, i) => seatNamerFor(seat)(i)),
    zones: shownZones,
    touchable: shownZones.map((zone) => zone.id).filter((id) => touchable.has(id)),
    actions: game.table.actions(view, seat),
  };
}
