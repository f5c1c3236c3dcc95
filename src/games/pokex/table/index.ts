import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { Rank } from '../../../cards/ranks.ts';
import { capitalize } from '../../../cards/words.ts';
import { handZone, itemsOf as listed, openZone, ownHandZone } from '../../../game/hand-zones.ts';
import { type Seat, type SeatNamer, sideText } from '../../../game/seat.ts';
import type { Dealing, LastTrick, PastTrick, Table } from '../../../game/table.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../game/zone.ts';
import { bidFace, wildFace } from '../box.ts';
import { heightOf, PACK } from '../pack.ts';
import { readAuction } from '../play/auction.ts';
import { fiveCardValue, wildsOf } from '../play/hand.ts';
import {
  CURRENT_ZONE,
  type PokexEvent,
  type PokexMove,
  type PokexState,
  partnerOf,
  ROW_ZONE,
  SEATS,
  sideOf,
} from '../state.ts';
import { standsFor } from '../texts/explain.ts';
import { handName } from '../texts/five-card-words.ts';
import { describeEvent as tell } from '../texts/index.ts';
import { propose } from './propose.ts';

/** Items of a zone, with unique ids. */
const itemsOf = (cards: readonly Card[]): readonly ZoneItem[] => listed(PACK, cards, '-');

/** Name of the seat's own side, the seat first. */
export const ownSideName = (seat: Seat, name: SeatNamer): string =>
  `${capitalize(name(seat))} and ${name(partnerOf(seat))}`;

export const otherSideName = (seat: Seat, name: SeatNamer): string => capitalize(sideText(1 - sideOf(seat), name));

/** The zone of a side's cards in a trick. */
const fanZone = (id: string, label: string, side: 'own' | 'other', items: readonly ZoneItem[]): Zone => ({
  ...openZone(id, label, 'piles', items),
  side,
  shape: 'fan',
});

/** Sign of the highest bid, or of the declarer's bid. */
function bidSign({ bids, declarer, bid, dealer }: PokexState, name: SeatNamer): Zone {
  const bidsText = bids.map((bid) => `${capitalize(name(bid.seat))}: ${bid.tricks ?? 'pass'}`).join(', ');
  const { highestBid } = readAuction(bids, dealer);
  const number = bid ?? highestBid?.tricks ?? null;
  const side = declarer === null ? null : sideOf(declarer);
  const label =
    side === null ? bidsText || `No bid yet; ${name(dealer)} dealt` : `${capitalize(sideText(side, name))} bid ${bid}`;
  const spokenBid = number === null ? 'no bid yet' : `a bid of ${number}`;
  const id = side === null ? `bid-${bids.length}` : `bid-${side}-${bid}`;
  return openZone('bids', label, 'sign', [{ id, cards: [], sign: { face: bidFace(number), spoken: spokenBid } }]);
}

/** Sign of the wild rank. */
function wildSign(rank: Rank): Zone {
  const sign = { face: wildFace(rank), spoken: `every ${rank} is wild` };
  return openZone('wild', `Wild: every ${rank}`, 'sign', [{ id: `wild-${rank}`, cards: [], sign }]);
}

/** Name of a side's hand once it is complete; null before that. */
function handText(state: PokexState, side: number): string | null {
  const cards = laidBySide(state, side);
  if (cards.length < 4 || state.current === null || state.current === UNKNOWN) return null;
  return handName(fiveCardValue(wildsOf(state.options, state.wild), [...cards, state.current]));
}

/** Short labels for hands whose place shows the side: full names would leave no room. */
const SHORT_SIDE_NAMES = { own: 'Yours', other: 'Theirs' };

const handLabels = (sideLabel: string, side: 'own' | 'other', text: string): Pick<Zone, 'label' | 'short'> => ({
  label: sideLabel + text,
  short: SHORT_SIDE_NAMES[side] + text,
});

function laidBySide({ laid }: PokexState, side: number): readonly Card[] {
  return laid.filter(({ seat }) => sideOf(seat) === side).flatMap(({ cards }) => cards);
}

/**
 * Zones of the current trick: the opponents' cards, the centre card, the own side's cards. The own side has its place
 * from the auction on, so that the row stays where it is when play begins.
 */
function trickZones(state: PokexState, seat: Seat, name: SeatNamer): readonly Zone[] {
  if (state.phase === 'over') return [];
  const ownSide = sideOf(seat);
  const ownOr = (side: number) => (side === ownSide ? 'own' : 'other');
  const hand = (side: number, sideLabel: string): Zone => {
    const text = handText(state, side);
    const zone = fanZone(`laid-${side}`, sideLabel, ownOr(side), itemsOf(laidBySide(state, side)));
    return text === null ? zone : { ...zone, ...handLabels(sideLabel, ownOr(side), `: ${text}`) };
  };
  const { current } = state;
  const ownHand = hand(ownSide, ownSideName(seat, name));
  return [
    ...(laidBySide(state, 1 - ownSide).length > 0 ? [hand(1 - ownSide, otherSideName(seat, name))] : []),
    ...(current === null ? [] : [openZone(CURRENT_ZONE, 'Centre card', 'piles', itemsOf([current]))]),
    state.phase === 'play' ? ownHand : { ...ownHand, comesLater: true },
  ];
}

/** Zones of the trick just won: both hands, with what their wild cards stand for; none at the start of a deal. */
function lastTrick(state: PokexState, seat: Seat, name: SeatNamer, events: readonly PokexEvent[]): readonly Zone[] {
  const trick = events.findLast((event) => event.kind === 'trick');
  if (!trick || state.laid.length > 0 || state.phase === 'auction') return [];
  const ownSide = sideOf(seat);
  const ownOr = (side: number) => (side === ownSide ? 'own' : 'other');
  const wilds = wildsOf(trick.options, trick.wild);
  const hand = (side: number, sideLabel: string): Zone => {
    const cards = trick.hands[side] ?? [];
    const value = fiveCardValue(wilds, cards);
    const standIns = standsFor(wilds, cards, value);
    const items = itemsOf(cards).map((item, i) => (standIns[i] ? { ...item, stands: [standIns[i]] } : item));
    const resultText = `${trick.side === side ? ' won' : ''}: ${handName(value)}`;
    const zone = fanZone(`last-${side}`, sideLabel, ownOr(side), items);
    return { ...zone, ...handLabels(sideLabel, ownOr(side), resultText) };
  };
  return [hand(1 - ownSide, otherSideName(seat, name)), hand(ownSide, ownSideName(seat, name))];
}

const ACTIONS: Readonly<Record<PokexState['phase'], readonly string[]>> = {
  // “Bid” comes last: when it becomes a number of buttons, the others stay in place.
  auction: ['Pass', 'Lay', 'Bid'],
  name: ['Make wild', 'Lay'],
  play: ['Lay'],
  over: [],
};

/** Returns the buttons of this phase; "Lay" is always there, since it may be tried at any time. */
const actions = ({ phase }: PokexState): readonly string[] => ACTIONS[phase];

/** Cards in a trick: eight laid, and the centre card. */
const TRICK_CARDS = 9;

function heldZone(state: PokexState, otherSeat: Seat, seat: Seat, name: SeatNamer): Zone {
  const playerName = capitalize(name(otherSeat));
  const label = otherSeat === partnerOf(seat) ? `${playerName}, partner` : playerName;
  return {
    id: handZone(otherSeat),
    label,
    seat: otherSeat,
    kind: 'held',
    items: itemsOf(state.hands[otherSeat] ?? []),
  };
}

/** Sorts the hand by rank, with jokers after the aces and unseen cards last. */
function handItems(cards: readonly Card[]): readonly ZoneItem[] {
  const sortHeight = (card: Card): number => (card < 0 ? 100 : heightOf(card) < 0 ? 99 : heightOf(card));
  return itemsOf([...cards].sort((a, b) => sortHeight(a) - sortHeight(b)));
}

/** A pile: its top card, and the cards below as one item that can't be picked. */
function pileItems(cards: readonly Card[]): readonly ZoneItem[] {
  const cardsBelow = cards.slice(0, -1);
  return [...(cardsBelow.length > 0 ? [{ id: 'under', cards: cardsBelow }] : []), ...itemsOf(cards.slice(-1))];
}

/** Piles of won tricks. */
function piles(state: PokexState, seat: Seat): readonly Zone[] {
  const { won, gone, tricks } = state;
  const ownSide = sideOf(seat);
  const pile = (id: string, label: string, cards: readonly Card[], count: number): Zone => ({
    ...openZone(id, label, 'pile', pileItems(cards)),
    count,
    unit: 'trick',
    look: true,
  });
  return [
    pile(`won-${ownSide}`, 'Won', won[ownSide] ?? [], tricks[ownSide] ?? 0),
    pile(`won-${1 - ownSide}`, 'Lost', won[1 - ownSide] ?? [], tricks[1 - ownSide] ?? 0),
    ...(gone.length > 0 ? [pile('gone', 'Tied', gone, gone.length / TRICK_CARDS)] : []),
  ];
}

/** Zone of the row; cards keep their places. */
const row = (items: readonly ZoneItem[]): Zone => ({
  ...openZone(ROW_ZONE, 'The row in the centre', 'row', items),
  shape: 'line',
});

/**
 * Returns the zones as a seat sees them: other hands, bid and wild rank, won tricks, the row, the trick, the
 * own hand last. The zones stay after the last lay, so that nothing moves before the count.
 */
export function zones(
  state: PokexState,
  seat: Seat,
  name: SeatNamer,
  events: readonly PokexEvent[] = [],
): readonly Zone[] {
  const otherSeats = Array.from({ length: SEATS - 1 }, (_, i) => (seat + i + 1) % SEATS);
  const lastTrickZones = lastTrick(state, seat, name, events);
  return [
    ...otherSeats.map((otherSeat) => heldZone(state, otherSeat, seat, name)),
    bidSign(state, name),
    ...(state.wild === null ? [] : [wildSign(state.wild)]),
    ...piles(state, seat),
    row(itemsOf(state.centre)),
    ...(lastTrickZones.length > 0 ? lastTrickZones : trickZones(state, seat, name)),
    ownHandZone(seat, handItems(state.hands[seat] ?? [])),
  ];
}

/** Items a move touches: cards of the hand, and the card picked from the row. */
function picksOf(state: PokexState, seat: Seat, move: PokexMove): readonly ItemRef[] {
  if (move.type !== 'lay') return [];
  const find = (zone: string, items: readonly ZoneItem[], cards: readonly Card[]): ItemRef[] => {
    const itemsLeft = [...items];
    return cards.flatMap((card) => {
      const itemIndex = itemsLeft.findIndex((item) => item.cards[0] === card);
      if (itemIndex < 0) return [];
      const [item] = itemsLeft.splice(itemIndex, 1);
      return item ? [{ zone, item: item.id }] : [];
    });
  };
  return [
    ...find(handZone(seat), handItems(state.hands[seat] ?? []), move.cards),
    ...find(ROW_ZONE, itemsOf(state.centre), move.centre === undefined ? [] : [move.centre]),
  ];
}

const LAYS_PER_TRICK = 4;

type Trick = Extract<PokexEvent, { kind: 'trick' }>;

/** A side's five cards, each with the name of its player; the centre card has none. */
function fiveCards(trick: Trick, side: number, layEvents: readonly PokexEvent[], name: SeatNamer): readonly ZoneItem[] {
  const cards = trick.hands[side] ?? [];
  const wilds = wildsOf(trick.options, trick.wild);
  const standIns = standsFor(wilds, cards, fiveCardValue(wilds, cards));
  const laidSeats = layEvents.flatMap(({ seat, cards: laidCards }) =>
    seat !== null && sideOf(seat) === side ? laidCards.map(() => seat) : [],
  );
  return itemsOf(cards).map((item, i) => {
    const seat = laidSeats[i];
    const by = seat === undefined ? undefined : name(seat);
    return {
      ...item,
      ...(standIns[i] ? { stands: [standIns[i]] } : {}),
      ...(by === undefined ? { note: 'the centre card' } : { by, note: `laid by ${by}` }),
    };
  });
}

/** Both hands of the last trick, the better one first, with the players' names. */
function findLastTrick(events: readonly PokexEvent[], seat: Seat, name: SeatNamer): PastTrick | null {
  const trickIndex = events.findLastIndex(({ kind }) => kind === 'trick');
  const trick = events[trickIndex];
  if (trick?.kind !== 'trick') return null;
  const layEvents = events
    .slice(0, trickIndex)
    .filter(({ kind }) => kind === 'laid')
    .slice(-LAYS_PER_TRICK);
  const wilds = wildsOf(trick.options, trick.wild);
  const ownSide = sideOf(seat);
  const betterSide = trick.side ?? ownSide;
  const zones = [betterSide, 1 - betterSide].map((side) => {
    const sideLabel = side === ownSide ? ownSideName(seat, name) : otherSideName(seat, name);
    const label = `${sideLabel}: ${handName(fiveCardValue(wilds, trick.hands[side] ?? []))}`;
    return fanZone(`again-${side}`, label, side === ownSide ? 'own' : 'other', fiveCards(trick, side, layEvents, name));
  });
  return { says: tell(trick, name), zones };
}

export const last: LastTrick<PokexEvent> = { label: 'Last trick', findLast: findLastTrick };

/** Returns 1 while play is clockwise: in the auction, and in play if the house rules say so. */
const direction = ({ phase, options }: PokexState): 1 | null =>
  phase === 'auction' || options.order === 'clockwise' ? 1 : null;

/** Whether moves of this phase are spoken: bids, passes, the wild rank. */
const isAnnouncement = ({ phase }: PokexState): boolean => phase === 'auction' || phase === 'name';

const dealing: Dealing<PokexEvent> = { anew: 'dealt' };

export const TABLE = { zones, actions, propose, picksOf, direction, isAnnouncement, dealing, last } satisfies Table<
  PokexState,
  PokexMove,
  PokexEvent
>;
