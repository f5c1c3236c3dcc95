import { type Card, UNKNOWN } from '../../../cards/card.ts';
import type { Rank } from '../../../cards/ranks.ts';
import { sentence } from '../../../cards/words.ts';
import { handZone, itemsOf as listed, openZone, ownHandZone } from '../../../game/hand-zones.ts';
import { type Seat, type SeatNamer, sideText } from '../../../game/seat.ts';
import type { LastTrick, PastTrick } from '../../../game/table.ts';
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

/** Things of a zone. */
const itemsOf = (cards: readonly Card[]): readonly ZoneItem[] => listed(PACK, cards, '-');

/** The seat’s own side, itself first. */
export const ours = (seat: Seat, name: SeatNamer): string =>
  `${sentence(name(seat))} and ${name(partnerOf(seat))}`;

/** The other side. */
export const theirs = (seat: Seat, name: SeatNamer): string => sentence(sideText(1 - sideOf(seat), name));

/** A side's cards of a trick, each covering half of the one before; `short` where one sees whose they are. */
function fanned(
  id: string,
  label: string,
  side: 'own' | 'other',
  items: readonly ZoneItem[],
  short?: string,
): Zone {
  const zone: Zone = { ...openZone(id, label, 'piles', items), side, shape: 'fan' };
  return short === undefined ? zone : { ...zone, short };
}

/** What was bid, or who plays for what. */
function bidSign({ bids, declarer, bid, dealer }: PokexState, name: SeatNamer): Zone {
  const said = bids.map((one) => `${sentence(name(one.seat))}: ${one.tricks ?? 'pass'}`).join(', ');
  const { high } = readAuction(bids, dealer);
  const number = bid ?? high?.tricks ?? null;
  const side = declarer === null ? null : sideOf(declarer);
  const label =
    side === null
      ? said || `Nobody has bid yet; ${name(dealer)} dealt`
      : `${sentence(sideText(side, name))} bid ${bid}`;
  const spoken = number === null ? 'no bid yet' : `a bid of ${number}`;
  const id = side === null ? `bid-${bids.length}` : `bid-${side}-${bid}`;
  return openZone('bids', label, 'sign', [{ id, cards: [], sign: { face: bidFace(number), spoken } }]);
}

/** The rank that is wild in this deal. */
function wildSign(rank: Rank): Zone {
  const sign = { face: wildFace(rank), spoken: `every ${rank} is wild` };
  return openZone('wild', `Wild: every ${rank}`, 'sign', [{ id: `wild-${rank}`, cards: [], sign }]);
}

/** The five cards of a side that has laid all its four, in words. */
function handText(state: PokexState, side: number): string | null {
  const cards = laidBySide(state, side);
  if (cards.length < 4 || state.current === null || state.current === UNKNOWN) return null;
  return handName(fiveCardValue(wildsOf(state.options, state.wild), [...cards, state.current]));
}

/** Whose five it is where one sees on which side they lie: two names would leave what they are no room. */
const WHOSE = { own: 'Yours', other: 'Theirs' };

function laidBySide({ laid }: PokexState, side: number): readonly Card[] {
  return laid.filter(({ seat }) => sideOf(seat) === side).flatMap(({ cards }) => cards);
}

/** The trick as it grows: their cards once there are some, the centre card, and one's own side’s. */
function trickZones(state: PokexState, seat: Seat, name: SeatNamer): readonly Zone[] {
  if (state.phase !== 'play') return [];
  const mine = sideOf(seat);
  const ownOr = (side: number) => (side === mine ? 'own' : 'other');
  const hand = (side: number, who: string): Zone => {
    const text = handText(state, side);
    const [label, short] = text === null ? [who] : [`${who}: ${text}`, `${WHOSE[ownOr(side)]}: ${text}`];
    return fanned(`laid-${side}`, label, ownOr(side), itemsOf(laidBySide(state, side)), short);
  };
  const { current } = state;
  return [
    ...(laidBySide(state, 1 - mine).length > 0 ? [hand(1 - mine, theirs(seat, name))] : []),
    ...(current === null ? [] : [openZone(CURRENT, 'Centre card', 'piles', itemsOf([current]))]),
    hand(mine, ours(seat, name)),
  ];
}

/** The trick that was just won: both hands of five, with what their wild cards stand for. A new deal begins without. */
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
    return fanned(`last-${side}`, who + says, ownOr(side), items, WHOSE[ownOr(side)] + says);
  };
  return [hand(1 - mine, theirs(seat, name)), hand(mine, ours(seat, name))];
}

const ACTIONS: Readonly<Record<PokexState['phase'], readonly string[]>> = {
  auction: ['Pass', 'Bid', 'Lay'],
  name: ['Make wild', 'Lay'],
  play: ['Lay'],
  over: [],
};

/** What is done in this phase; laying may be tried at any time. */
const actions = ({ phase }: PokexState): readonly string[] => ACTIONS[phase];

/** Cards of a trick: eight laid and the one from the row. */
const TRICK_CARDS = 9;

function heldZone(state: PokexState, at: Seat, seat: Seat, name: SeatNamer): Zone {
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

/** The things a move touches: cards of the hand, and the card of the row it names. */
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

/** Four lay to a trick. */
const LAYS = 4;

type Trick = Extract<PokexEvent, { kind: 'trick' }>;

/** A side’s five, each with the name of who laid it; the centre card is nobody’s. */
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

/** Both hands of the last trick, the better one first, and who laid what. */
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
    const who = side === own ? ours(seat, name) : theirs(seat, name);
    const label = `${who}: ${handName(fiveCardValue(wilds, trick.hands[side] ?? []))}`;
    return fanned(`again-${side}`, label, side === own ? 'own' : 'other', fiveCards(trick, side, lays, name));
  });
  return { says: tell(trick, name), zones };
}

export const last: LastTrick<PokexEvent> = { label: 'Last trick', findLast: of };

/** Bids go round; so do the cards where the house rules say so, and else from side to side. */
const direction = ({ phase, options }: PokexState): 1 | null =>
  phase === 'auction' || options.order === 'clockwise' ? 1 : null;

/** A bid, a pass and what is wild are said. */
const says = ({ phase }: PokexState): boolean => phase === 'auction' || phase === 'name';

export const TABLE = { zones, actions, propose, picksOf, direction, says, last };
