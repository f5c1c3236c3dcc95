import type { Seat } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';

/** What lies before a player. */
interface SeatZones {
  readonly seat: Seat;
  readonly zones: readonly Zone[];
}

/** The zones of a table by where they lie. */
interface ZoneGroups {
  /** The others, whoever plays next first. */
  readonly around: readonly SeatZones[];
  /** Nobody's, and small: what one draws from, what was won, a sign. */
  readonly edge: readonly Zone[];
  /** Nobody's, and what the game is about. */
  readonly middle: readonly Zone[];
  /** One's own, but for the hand. */
  readonly before: readonly Zone[];
  readonly hand: readonly Zone[];
}

const isSmall = ({ kind }: Zone): boolean => kind === 'pile' || kind === 'sign';

/** Zones by the place where they lie, seen from one seat. */
export function groupZones(zones: readonly Zone[], seats: number, you: Seat): ZoneGroups {
  const common = zones.filter(({ seat }) => seat === null);
  const own = zones.filter(({ seat }) => seat === you);
  const around = Array.from({ length: seats - 1 }, (_, i) => {
    const seat = (you + 1 + i) % seats;
    return { seat, zones: zones.filter((zone) => zone.seat === seat) };
  });
  return {
    around,
    edge: common.filter(isSmall),
    middle: common.filter((zone) => !isSmall(zone)),
    before: own.filter(({ kind }) => kind !== 'hand'),
    hand: own.filter(({ kind }) => kind === 'hand'),
  };
}
