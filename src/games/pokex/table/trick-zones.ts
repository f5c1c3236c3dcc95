import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { openZone } from '../../../game/hand-zones.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { Zone } from '../../../game/zone.ts';
import type { PokexEvent } from '../events.ts';
import { fiveOf, wildsOf } from '../play/hand.ts';
import { type PokexState, sideOf } from '../state.ts';
import { called, standsFor } from '../talk/explain.ts';
import { CURRENT } from './zone-ids.ts';
import { fanned, itemsOf, ours, theirs } from './zone-items.ts';

/** The five cards of a side that has laid all its four, in words. */
function handText(state: PokexState, side: number): string | null {
  const cards = laidBy(state, side);
  if (cards.length < 4 || state.current === null || state.current === UNKNOWN) return null;
  return called(fiveOf(wildsOf(state.options, state.wild), [...cards, state.current]));
}

/** Whose five it is where one sees on which side they lie: two names would leave what they are no room. */
const WHOSE = { own: 'Yours', other: 'Theirs' };

function laidBy({ laid }: PokexState, side: number): readonly Card[] {
  return laid.filter(({ seat }) => sideOf(seat) === side).flatMap(({ cards }) => cards);
}

/** The trick as it grows: their cards once there are some, the centre card, and one's own side’s. */
export function trickZones(state: PokexState, seat: Seat, name: Naming): readonly Zone[] {
  if (state.phase !== 'play') return [];
  const mine = sideOf(seat);
  const ownOr = (side: number) => (side === mine ? 'own' : 'other');
  const hand = (side: number, who: string): Zone => {
    const text = handText(state, side);
    const [label, short] = text === null ? [who] : [`${who}: ${text}`, `${WHOSE[ownOr(side)]}: ${text}`];
    return fanned(`laid-${side}`, label, ownOr(side), itemsOf(laidBy(state, side)), short);
  };
  const { current } = state;
  return [
    ...(laidBy(state, 1 - mine).length > 0 ? [hand(1 - mine, theirs(seat, name))] : []),
    ...(current === null ? [] : [openZone(CURRENT, 'Centre card', 'piles', itemsOf([current]))]),
    hand(mine, ours(seat, name)),
  ];
}

/** The trick that was just won: both hands of five, with what their wild cards stand for. A new deal begins without. */
export function lastTrick(
  state: PokexState,
  seat: Seat,
  name: Naming,
  events: readonly PokexEvent[],
): readonly Zone[] {
  const trick = events.findLast((event) => event.kind === 'trick');
  if (!trick || state.laid.length > 0 || state.phase === 'auction') return [];
  const mine = sideOf(seat);
  const ownOr = (side: number) => (side === mine ? 'own' : 'other');
  const wilds = wildsOf(trick.options, trick.wild);
  const hand = (side: number, who: string): Zone => {
    const cards = trick.hands[side] ?? [];
    const value = fiveOf(wilds, cards);
    const stands = standsFor(wilds, cards, value);
    const items = itemsOf(cards).map((item, i) => (stands[i] ? { ...item, stands: [stands[i]] } : item));
    const says = `${trick.side === side ? ' won' : ''}: ${called(value)}`;
    return fanned(`last-${side}`, who + says, ownOr(side), items, WHOSE[ownOr(side)] + says);
  };
  return [hand(1 - mine, theirs(seat, name)), hand(mine, ours(seat, name))];
}
