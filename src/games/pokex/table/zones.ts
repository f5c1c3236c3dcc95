import type { Card } from '../../../cards/card.ts';
import { sentence } from '../../../cards/words.ts';
import { handZone, openZone, ownHand } from '../../../game/hand-zones.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../game/zone.ts';
import type { PokexEvent } from '../events.ts';
import { heightOf } from '../pack.ts';
import { partnerOf } from '../play/order.ts';
import { type PokexMove, type PokexState, SEATS, sideOf } from '../state.ts';
import { bidSign, wildSign } from './signs.ts';
import { lastTrick, trickZones } from './trick-zones.ts';
import { ROW } from './zone-ids.ts';
import { itemsOf } from './zone-items.ts';

/** Cards of a trick: eight laid and the one from the row. */
const TRICK_CARDS = 9;

function heldZone(state: PokexState, at: Seat, seat: Seat, name: Naming): Zone {
  const who = sentence(name(at));
  const label = at === partnerOf(seat) ? `${who}, partner` : who;
  return { id: handZone(at), label, seat: at, kind: 'held', items: itemsOf(state.hands[at] ?? []) };
}

/** One's own hand, by rank and jokers last: nobody sorts by suit in poker. */
function handItems(cards: readonly Card[]): readonly ZoneItem[] {
  const by = (card: Card): number => (card < 0 ? 100 : heightOf(card) < 0 ? 99 : heightOf(card));
  return itemsOf([...cards].sort((a, b) => by(a) - by(b)));
}

/** A pile: its top, and all that lies under it as one thing nobody points at. */
function pileItems(cards: readonly Card[]): readonly ZoneItem[] {
  const under = cards.slice(0, -1);
  return [...(under.length > 0 ? [{ id: 'under', cards: under }] : []), ...itemsOf(cards.slice(-1))];
}

/** Won tricks, as many as there are of them; none before the first card is laid. */
function piles(state: PokexState, seat: Seat): readonly Zone[] {
  const { won, gone, tricks, phase } = state;
  const mine = sideOf(seat);
  const pile = (id: string, label: string, cards: readonly Card[], count: number): Zone => ({
    ...openZone(id, label, 'pile', pileItems(cards)),
    count,
    unit: 'trick',
    look: true,
  });
  const all = [
    pile(`won-${mine}`, 'Won', won[mine] ?? [], tricks[mine] ?? 0),
    pile(`won-${1 - mine}`, 'Lost', won[1 - mine] ?? [], tricks[1 - mine] ?? 0),
  ];
  const early = phase === 'auction' || phase === 'name';
  return [
    ...all.filter(({ items }) => !early || items.length > 0),
    ...(gone.length > 0 ? [pile('gone', 'Nobody’s', gone, gone.length / TRICK_CARDS)] : []),
  ];
}

/** What is still to be won, each card in its place. */
const row = (items: readonly ZoneItem[]): Zone => ({
  ...openZone(ROW, 'The row in the centre', 'row', items),
  shape: 'line',
});

/**
 * The table as a seat sees it: the others' hands, what was bid and won, the row, the trick, its own hand last. Places
 * stay when all is played, so that nothing moves before it is counted.
 */
export function zones(
  state: PokexState,
  seat: Seat,
  name: Naming,
  events: readonly PokexEvent[] = [],
): readonly Zone[] {
  const others = Array.from({ length: SEATS - 1 }, (_, i) => (seat + i + 1) % SEATS);
  const last = lastTrick(state, seat, name, events);
  return [
    ...others.map((at) => heldZone(state, at, seat, name)),
    bidSign(state, name),
    ...(state.wild === null ? [] : [wildSign(state.wild)]),
    ...piles(state, seat),
    row(itemsOf(state.centre)),
    ...(last.length > 0 ? last : trickZones(state, seat, name)),
    ownHand(seat, handItems(state.hands[seat] ?? [])),
  ];
}

/** The things a move touches: cards of the hand, and the card of the row it names. */
export function picksOf(state: PokexState, seat: Seat, move: PokexMove): readonly ItemRef[] {
  if (move.type !== 'lay') return [];
  const find = (zone: string, items: readonly ZoneItem[], cards: readonly Card[]): ItemRef[] => {
    const left = [...items];
    return cards.flatMap((card) => {
      const at = left.findIndex((item) => item.cards[0] === card);
      if (at < 0) return [];
      const [item] = left.splice(at, 1);
      return item ? [{ zone, item: item.id }] : [];
    });
  };
  return [
    ...find(handZone(seat), handItems(state.hands[seat] ?? []), move.cards),
    ...find(ROW, itemsOf(state.centre), move.centre === undefined ? [] : [move.centre]),
  ];
}
