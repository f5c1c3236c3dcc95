import type { ItemRef, Zone } from '../../../game/zone.ts';
import type { Practice } from '../match-record.ts';
import { namingAt } from '../people.ts';
import { stateOf, type Trying } from './state.ts';

/** A table with what another tries on it. */
export interface ShownTry {
  readonly zones: readonly Zone[];
  /** The things it touches. */
  readonly picks: readonly ItemRef[];
}

/** The table with a try on it: the cards it plays are turned up in the hand they come from, and no other card is. */
export function withTry(practice: Practice, zones: readonly Zone[], { seat, move }: Trying): ShownTry {
  const { game } = practice;
  const view = game.seen.view(stateOf(practice), seat);
  const picks = game.table.picksOf(view, seat, move);
  const theirs = game.table.zones(view, seat, namingAt(practice));
  return {
    picks,
    zones: zones.map((zone) => {
      if (zone.kind !== 'held') return zone;
      const wanted = picks.filter((pick) => pick.zone === zone.id).map(({ item }) => item);
      const held = theirs.find(({ id }) => id === zone.id)?.items ?? [];
      const turned = held.filter(({ id }) => wanted.includes(id));
      return { ...zone, items: [...zone.items.slice(turned.length), ...turned] };
    }),
  };
}
