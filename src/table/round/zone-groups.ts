import type { Seat } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';

/** Zones in front of a player. */
interface SeatZones {
  readonly seat: Seat;
  readonly zones: readonly Zone[];
}

/** Zones by their place on a round table. */
interface ZoneGroups {
  /** The opponents, in order of play. */
  readonly opponents: readonly SeatZones[];
  /** Small common zones: stock, won cards, a sign. */
  readonly edge: readonly Zone[];
  /** The other common zones. */
  readonly middle: readonly Zone[];
  /** Zones of the bottom seat except its hand. */
  readonly inFront: readonly Zone[];
  readonly hand: readonly Zone[];
}

const isSmall = ({ kind }: Zone): boolean => kind === 'pile' || kind === 'sign';

/** Groups zones by their place as seen from one seat. */
export function groupZones(zones: readonly Zone[], seats: number, yourSeat: Seat): ZoneGroups {
  const common = zones.filter(({ seat }) => seat === null);
  const ownZones = zones.filter(({ seat }) => seat === yourSeat);
  const opponents = Array.from({ length: seats - 1 }, (_, i) => {
    const seat = (yourSeat + 1 + i) % seats;
    return { seat, zones: zones.filter((zone) => zone.seat === seat) };
  });
  return {
    opponents,
    edge: common.filter(isSmall),
    middle: common.filter((zone) => !isSmall(zone)),
    inFront: ownZones.filter(({ kind }) => kind !== 'hand'),
    hand: ownZones.filter(({ kind }) => kind === 'hand'),
  };
}
