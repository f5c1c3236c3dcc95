import { areThings, type CardPlace, entry, type Slot } from '../../../game/desk.ts';
import { handPlace } from '../../../game/desk-places.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import { HAND, SEATS } from '../state.ts';

/** A hand is completed whatever is said of it: one of which nothing was shown says nothing. */
function handIn(at: Seat): Slot<readonly string[]> {
  const slot = entry('hands', at, SEATS, areThings, [`${HAND}?`]);
  return {
    write: slot.write,
    read(json) {
      const said = slot.read(json);
      return said?.some((text) => !text.endsWith('?')) ? said : undefined;
    },
  };
}

/** The cards a player holds, as the one who tries sees them. */
export function hand(at: Seat, seat: Seat, name: Naming): CardPlace {
  return {
    ...handPlace({ at, seat, seats: SEATS, name, size: HAND, most: HAND, unsaid: 'Cards nobody showed' }),
    ...handIn(at),
  };
}
