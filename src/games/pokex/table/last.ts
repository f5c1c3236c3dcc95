import type { Naming, Seat } from '../../../game/seat.ts';
import type { Again, Last } from '../../../game/table.ts';
import type { ZoneItem } from '../../../game/zone.ts';
import type { PokexEvent } from '../events.ts';
import { fiveOf, wildsOf } from '../play/hand.ts';
import { sideOf } from '../state.ts';
import { called, standsFor } from '../talk/explain.ts';
import { tell } from '../talk/tell.ts';
import { fanned, itemsOf, ours, theirs } from './zone-items.ts';

/** Four lay to a trick. */
const LAYS = 4;

type Trick = Extract<PokexEvent, { kind: 'trick' }>;

/** A side’s five, each with the name of who laid it; the centre card is nobody’s. */
function five(trick: Trick, side: number, lays: readonly PokexEvent[], name: Naming): readonly ZoneItem[] {
  const cards = trick.hands[side] ?? [];
  const wilds = wildsOf(trick.options, trick.wild);
  const stands = standsFor(wilds, cards, fiveOf(wilds, cards));
  const laid = lays.flatMap(({ seat, cards: two }) =>
    seat !== null && sideOf(seat) === side ? two.map(() => seat) : [],
  );
  return itemsOf(cards).map((item, i) => {
    const seat = laid[i];
    const by = seat === undefined ? undefined : name(seat);
    return {
      ...item,
      ...(stands[i] ? { stands: [stands[i]] } : {}),
      ...(by === undefined ? { note: 'the centre card' } : { by, note: `laid by ${by}` }),
    };
  });
}

/** Both hands of the last trick, the better one first, and who laid what. */
function of(events: readonly PokexEvent[], seat: Seat, name: Naming): Again | null {
  const at = events.findLastIndex(({ kind }) => kind === 'trick');
  const trick = events[at];
  if (trick?.kind !== 'trick') return null;
  const lays = events
    .slice(0, at)
    .filter(({ kind }) => kind === 'laid')
    .slice(-LAYS);
  const wilds = wildsOf(trick.options, trick.wild);
  const own = sideOf(seat);
  const first = trick.side ?? own;
  const zones = [first, 1 - first].map((side) => {
    const who = side === own ? ours(seat, name) : theirs(seat, name);
    const label = `${who}: ${called(fiveOf(wilds, trick.hands[side] ?? []))}`;
    return fanned(`again-${side}`, label, side === own ? 'own' : 'other', five(trick, side, lays, name));
  });
  return { says: tell(trick, name), zones };
}

export const last: Last<PokexEvent> = { label: 'Last trick', of };
