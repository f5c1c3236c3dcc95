import type { Card } from '../../../cards/card.ts';
import { possessive } from '../../../cards/grammar.ts';
import { sentence } from '../../../cards/words.ts';
import { handZone, heldZone, itemsOf, openZone, ownHand, pileZone } from '../../../game/hand-zones.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../game/zone.ts';
import { JOKER, PACK, plain, rankOf, rankText } from '../pack.ts';
import type { From, Pile, SpiteMove, SpiteState } from '../state.ts';
import { ASIDE, CENTRE, goalZone, STOCK, sideZone } from './zone-ids.ts';

/** What lies in a list, each with an id of its own: the second of two equal cards is `5S-2`. */
export const single = (cards: Pile): readonly ZoneItem[] => itemsOf(PACK, cards, '-');

/** A whole pile as one thing; what its jokers stand for is printed on them. */
function pileItem(pile: Pile, i: number, rankAt: (card: Card, at: number) => number): ZoneItem {
  const id = String(i);
  const cards = pile.map(plain);
  if (!cards.includes(JOKER)) return { id, cards };
  const stands = pile.map((card, at) => (plain(card) === JOKER ? rankAt(card, at) : -1));
  return { id, cards, stands: stands.map((rank) => (rank < 0 ? '' : rankText(rank))) };
}

const sideItem = (pile: Pile, i: number): ZoneItem => pileItem(pile, i, rankOf);
/** In the centre its place gives a joker its rank. */
const centreItem = (pile: Pile, i: number): ZoneItem => pileItem(pile, i, (_, at) => at);

function goal(state: SpiteState, seat: Seat, whose: string): Zone {
  const pile = state.goal[seat] ?? [];
  const zone = openZone(goalZone(seat), `${whose} goal`, 'piles', [{ id: 'top', cards: pile }]);
  return { ...zone, short: 'Goal', seat, count: pile.length };
}

function side(state: SpiteState, seat: Seat, whose: string): Zone {
  const items = (state.side[seat] ?? []).map(sideItem);
  return { ...openZone(sideZone(seat), `${whose} side piles`, 'columns', items), short: 'Side piles', seat };
}

const closed = (id: string, label: string, pile: Pile): Zone =>
  pileZone(
    id,
    label,
    pile.map((card, i) => ({ id: i === pile.length - 1 ? 'top' : `under-${i}`, cards: [card] })),
  );

/** The table as a seat sees it: across the table the opponent, then the middle, then one's own. */
export function zones(state: SpiteState, seat: Seat, name: Naming): readonly Zone[] {
  const other = 1 - seat;
  const whose = sentence(possessive(name(other)));
  return [
    goal(state, other, whose),
    side(state, other, whose),
    heldZone(other, single(state.hands[other] ?? []), name),
    openZone(CENTRE, 'The centre', 'piles', state.centre.map(centreItem)),
    closed(STOCK, 'Stock', state.stock),
    ...(state.options.recycle === 'when-empty'
      ? [{ ...closed(ASIDE, 'Set aside', state.aside), look: true as const }]
      : []),
    goal(state, seat, 'Your'),
    side(state, seat, 'Your'),
    ownHand(seat, single(state.hands[seat] ?? [])),
  ];
}

function sourcePick(from: From, seat: Seat): ItemRef {
  switch (from.zone) {
    case 'hand':
      return { zone: handZone(from.seat ?? seat), item: PACK.code(from.card) };
    case 'goal':
      return { zone: goalZone(from.seat ?? seat), item: 'top' };
    case 'side':
      return { zone: sideZone(from.seat ?? seat), item: String(from.pile) };
    case 'stock':
      return { zone: STOCK, item: 'top' };
    case 'centre':
      return { zone: CENTRE, item: String(from.pile) };
  }
}

/** The things a move touches: the card, or the pile it lies on, and where it goes. */
export function picksOf(_state: SpiteState, seat: Seat, move: SpiteMove): readonly ItemRef[] {
  if (move.type === 'end') return [];
  const { to } = move;
  const zone = to.zone === 'centre' ? CENTRE : sideZone(to.seat ?? seat);
  return [sourcePick(move.from, seat), { zone, item: String(to.pile) }];
}
