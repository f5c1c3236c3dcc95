import { openZone } from '../../../game/hand-zones.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { Again, Last } from '../../../game/table.ts';
import type { BroomEvent } from '../events.ts';
import { tell } from '../talk/tell.ts';
import { items } from './zones.ts';

/** The cards of the last take: the one that took, then what it took. */
function of(events: readonly BroomEvent[], _seat: Seat, name: Naming): Again | null {
  const take = events.findLast(({ kind }) => kind === 'took' || kind === 'swept');
  if (!take || take.seat === null) return null;
  const by = name(take.seat);
  const [played, ...taken] = items(take.cards);
  return {
    says: tell(take, name),
    zones: [
      openZone('last-played', 'Played', 'row', played ? [{ ...played, by, note: `played by ${by}` }] : []),
      openZone('last-taken', 'Taken', 'row', taken),
    ],
  };
}

export const last: Last<BroomEvent> = { label: 'Last take', of };
