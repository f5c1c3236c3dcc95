import { openZone } from '../../../game/hand-zones.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { Again, Last } from '../../../game/table.ts';
import type { SixtyEvent } from '../events.ts';
import { tell } from '../talk/tell.ts';
import { singles } from './zones.ts';

/** What was beaten last, and with what: it lies open in the discard pile. What was taken lies face down. */
function of(events: readonly SixtyEvent[], _seat: Seat, name: Naming): Again | null {
  const beat = events.findLast((event) => event.kind === 'beat');
  if (!beat || beat.seat === null) return null;
  const by = name(beat.seat);
  const played = singles(beat.cards).map((item) => ({ ...item, by, note: `played by ${by}` }));
  return {
    says: tell(beat, name),
    zones: [
      openZone('last-played', 'Played', 'row', played),
      openZone('last-beaten', 'Beaten', 'row', singles(beat.beaten)),
    ],
  };
}

export const last: Last<SixtyEvent> = { label: 'Last beaten', of };
