import { seatsOf } from '../../game/seat.ts';
import type { ItemRef } from '../../game/zone.ts';
import { writeCase } from '../../referee/case.ts';
import type { TryStart } from '../../table/try/try-state.ts';
import { namingOf, type ShownRecord, type ShownStep, seenBy } from '../records/state/shown.ts';
import type { ToldTurn } from './told.ts';

/** So many moves of each kind with each card show what may be touched. */
const GLANCE = 60;

/** A table to guess at: what a try needs. */
export interface GuessTable {
  readonly start: TryStart;
  /** Zones a hand may point at. */
  readonly touchable: readonly string[];
  readonly actions: readonly string[];
}

/** The table before a turn as its seat saw it, with all that is hidden from it hidden. */
export function guessAt(shown: ShownRecord, { at, seat }: Pick<ToldTurn, 'at' | 'seat'>): GuessTable {
  const { game, options } = shown.record;
  const { state } = shown.steps[at] as ShownStep;
  const view = seenBy(shown, state, seat);
  const name = namingOf(shown, seat);
  const zones = game.table.zones(view, seat, name);
  const touched = game.play
    .moves(view, seat, GLANCE)
    .flatMap((move): readonly ItemRef[] => game.table.picksOf(view, seat, move));
  const open = new Set(touched.map(({ zone }) => zone));
  return {
    start: {
      game: game.id,
      position: writeCase({ game, options, state: view, seat, move: null }),
      names: seatsOf({ seats: game.seats(options) }).map(name),
      zones,
    },
    touchable: zones
      .filter(({ id, kind, seat: of }) => open.has(id) || (kind === 'hand' && of === seat))
      .map(({ id }) => id),
    actions: game.table.actions(view, seat),
  };
}
