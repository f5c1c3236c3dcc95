import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { Rank } from '../../../cards/ranks.ts';
import { sentence } from '../../../cards/words.ts';
import { handZone, itemsOf as listed, openZone, ownHandZone } from '../../../game/hand-zones.ts';
import { type Seat, type SeatNamer, sideText } from '../../../game/seat.ts';
import type { LastTrick, PastTrick, Table } from '../../../game/table.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../game/zone.ts';
import { bidFace, wildFace } from '../box.ts';
import { heightOf, PACK } from '../pack.ts';
import { readAuction } from '../play/auction.ts';
import { fiveCardValue, wildsOf } from '../play/hand.ts';
import {
  CURRENT,
  type PokexEvent,
  type PokexMove,
  type PokexState,
  partnerOf,
  ROW,
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
  `${sentence(name(seat))} and ${name(partnerOf(seat))}`;

export const otherSideName = (seat: Seat, name: SeatNamer): string =>
  sentence(sideText(1 - sideOf(seat), name));

/** A side's cards of a trick, overlapping; `short` drops the names if the place shows whose they are. */
function fanZone(
  id: string,
  label: string,
  side: 'own' | 'other',
  items: readonly ZoneItem[],
  short?: string,
): Zone {
  const zone: Zone = { ...openZone(id, label, 'piles', items), side, shape: 'fan' };
  return short === undefined ? zone : { ...zone, short };
}

/** Sign of the highest bid, or of the declarer's bid. */
function bidSign({ bids, declarer, bid, dealer }: PokexState, name: SeatNamer): Zone {
  const said = bids.map((one) => `${sentence(name(one.seat))}: ${one.tricks ?? 'pass'}`).join(', ');
  const { high } = readAuction(bids, dealer);
  const number = bid ?? high?.tricks ?? null;
  const side = declarer === null ? null : sideOf(declarer);
  const label =
    side === null
      ? said || `No bid yet; ${name(dealer)} dealt`
      : `${sentence(sideText(side, name))} bid ${bid}`;
  const spoken = number === null ? 'no bid yet' : `a bid of ${number}`;
  const id = side === null ? `bid-${bids.length}` : `bid-${side}-${bid}`;
  return openZone('bids', label, 'sign', [{ id, cards: [], sign: { face: bidFace(number), spoken } }]);
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
const WHOSE = { own: 'Yours', other: 'Theirs' };

function laidBySide({ laid }: PokexState, side: number): readonly Card[] {
  return laid.filter(({ seat }) => sideOf(seat) === side).flatMap(({ cards }) => cards);
}

/** Zones of the current trick: the opponents' cards, the centre card, the own side's cards. */
function trickZones(state: PokexState, seat: Seat, name: SeatNamer): readonly Zone[] {
  if (state.phase !== 'play') return [];
  const mine = sideOf(seat);
  const ownOr = (side: number) => (side === mine ? 'own' : 'other');
  const hand = (side: number, who: string): Zone => {
    const text = handText(state, side);
    const [label, short] = text === null ? [who] : [`${who}: ${text}`, `${WHOSE[ownOr(side)]}: ${text}`];
    return fanZone(`laid-${side}`, label, ownOr(side), itemsOf(laidBySide(state, side)), short);
  };
  const { current } = state;
  return [
    ...(laidBySide(state, 1 - mine).length > 0 ? [hand(1 - mine, otherSideName(seat, name))] : []),
    ...(current === null ? [] : [openZone(CURRENT, 'Centre card', 'piles', itemsOf([current]))]),
    hand(mine, ownSideName(seat, name)),
  ];
}

/** Zones of the trick just won: both hands, with what their wild cards stand for; none at the start of a deal. */
function lastTrick(
  state: PokexState,
  seat: Seat,
  name: SeatNamer,
  events: readonly PokexEvent[],
): readonly Zone[] {
  const trick = events.findLast((event) => event.kind === 'trick');
  if (!trick || state.laid.length > 0 || state.phase === 'auction') return [];
  const mine = sideOf(seat);
  const ownOr = (side: number) => (side === mine ? 'own' : 'other');
  const wilds = wildsOf(trick.options, trick.wild);
  const hand = (side: number, who: string): Zone => {
    const cards = trick.hands[side] ?? [];
    const value = fiveCardValue(wilds, cards);
    const stands = standsFor(wilds, cards, value);
    const items = itemsOf(cards).map((item, i) => (stands[i] ? { ...item, stands: [stands[i]] } : item));
    const says = `${trick.side === side ? ' won' : ''}: ${handName(value)}`;
    return fanZone(`last-${side}`, who + says, ownOr(side), items, WHOSE[ownOr(side)] + says);
  };
  return [hand(1 - mine, otherSideName(seat, name)), hand(mine, ownSideName(seat, name))];
}

const ACTIONS: Readonly<Record<PokexState['phase'], readonly string[]>> = {
  auction: ['Pass', 'Bid', 'Lay'],
  name: ['Make wild', 'Lay'],
  play: ['Lay'],
  over: [],
};

/** Buttons of this phase; laying may be tried at any time. */
const actions = ({ phase }: PokexState): readonly string[] => ACTIONS[phase];

/** Cards in a trick: eight laid, and the centre card. */
const TRICK_CARDS = 9;

function heldZone(state: PokexState, at: Seat, seat: Seat, name: SeatNamer): Zone {
  const who = sentence(name(at));
  const label = at === partnerOf(seat) ? `${who}, partner` : who;
  return { id: handZone(at), label, seat: at, kind: 'held', items: itemsOf(state.hands[at] ?? []) };
}

/** The hand by rank, jokers last. */
function handItems(cards: readonly Card[]): readonly ZoneItem[] {
  const by = (card: Card): number => (card < 0 ? 100 : heightOf(card) < 0 ? 99 : heightOf(card));
  return itemsOf([...cards].sort((a, b) => by(a) - by(b)));
}

/** A pile: its top card, and the cards below as one item that can't be picked. */
function pileItems(cards: readonly Card[]): readonly ZoneItem[] {
  const under = cards.slice(0, -1);
  return [...(under.length > 0 ? [{ id: 'under', cards: under }] : []), ...itemsOf(cards.slice(-1))];
}

/** Piles of won tricks; none before the first lay. */
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
    ...(gone.length > 0 ? [pile('gone', 'Tied', gone, gone.length / TRICK_CARDS)] : []),
  ];
}

/** Zone of the row; cards keep their places. */
const row = (items: readonly ZoneItem[]): Zone => ({
  ...openZone(ROW, 'The row in the centre', 'row', items),
  shape: 'line',
});

/**
 * Zones as a seat sees them: other hands, bid and wild rank, won tricks, the row, the trick, the own hand last. Places
 * stay after the last lay, so that nothing moves before the count.
 */
export function zones(
  state: PokexState,
  seat: Seat,
  name: SeatNamer,
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
    ownHandZone(seat, handItems(state.hands[seat] ?? [])),
  ];
}

/** Items a move touches: cards of the hand, and the card picked from the row. */
function picksOf(state: PokexState, seat: Seat, move: PokexMove): readonly ItemRef[] {
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

const LAYS = 4;

type Trick = Extract<PokexEvent, { kind: 'trick' }>;

/** A side's five cards, each with the name of its player; the centre card has none. */
function fiveCards(
  trick: Trick,
  side: number,
  lays: readonly PokexEvent[],
  name: SeatNamer,
): readonly ZoneItem[] {
  const cards = trick.hands[side] ?? [];
  const wilds = wildsOf(trick.options, trick.wild);
  const stands = standsFor(wilds, cards, fiveCardValue(wilds, cards));
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

/** Both hands of the last trick, the better one first, with the players' names. */
function of(events: readonly PokexEvent[], seat: Seat, name: SeatNamer): PastTrick | null {
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
    const who = side === own ? ownSideName(seat, name) : otherSideName(seat, name);
    const label = `${who}: ${handName(fiveCardValue(wilds, trick.hands[side] ?? []))}`;
    return fanZone(
      `again-${side}`,
      label,
      side === own ? 'own' : 'other',
      fiveCards(trick, side, lays, name),
    );
  });
  return { says: tell(trick, name), zones };
}

export const last: LastTrick<PokexEvent> = { label: 'Last trick', findLast: of };

/** Bidding is clockwise; so is laying, if the house rules say so. */
const direction = ({ phase, options }: PokexState): 1 | null =>
  phase === 'auction' || options.order === 'clockwise' ? 1 : null;

/** Whether moves of this phase are spoken: bids, passes, the wild rank. */
const isAnnouncement = ({ phase }: PokexState): boolean => phase === 'auction' || phase === 'name';

export const TABLE = { zones, actions, propose, picksOf, direction, isAnnouncement, last } satisfies Table<
  PokexState,
  PokexMove,
  PokexEvent
>;
