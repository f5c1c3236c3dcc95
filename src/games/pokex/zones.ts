import { type Card, UNKNOWN } from '../../cards/card.ts';
import type { Rank } from '../../cards/ranks.ts';
import { sentence } from '../../cards/words.ts';
import type { GameEvent, Naming, Seat } from '../../game/game.ts';
import type { Pick, Zone, ZoneItem } from '../../game/zone.ts';
import { auction } from './auction.ts';
import { called, standsFor } from './explain.ts';
import { bidFace, wildFace } from './faces.ts';
import { fiveOf, wildsOf } from './hand.ts';
import { partnerOf } from './order.ts';
import { PACK } from './pack.ts';
import { type PokexMove, type PokexState, SEATS, sideOf } from './state.ts';

export const ROW = 'row';
export const CURRENT = 'current';
/** Cards of a trick: eight laid and the one from the row. */
const TRICK_CARDS = 9;
export const handZone = (seat: Seat): string => `hand-${seat}`;

/** Things of a zone: a card by its code, the second joker by a number behind it. */
export function itemsOf(cards: readonly Card[]): readonly ZoneItem[] {
  return cards.map((card, i) => {
    if (card < 0) return { id: `unseen-${i}`, cards: [card] };
    const before = cards.slice(0, i).filter((other) => other === card).length;
    return { id: before === 0 ? PACK.code(card) : `${PACK.code(card)}-${before + 1}`, cards: [card] };
  });
}

/** The card a thing is; undefined for a back. */
export function cardOf(item: string): Card | undefined {
  return PACK.read(item.replace(/-\d+$/, ''));
}

const possessive = (who: string): string => (who === 'you' ? 'Your' : `${sentence(who)}’s`);
const sideText = (side: number, name: Naming): string => `${sentence(name(side))} and ${name(side + 2)}`;
/** The seat’s side by both names, its own first. */
const ours = (seat: Seat, name: Naming): string => `${sentence(name(seat))} and ${name(partnerOf(seat))}`;

function heldZone(state: PokexState, at: Seat, seat: Seat, name: Naming): Zone {
  const who = name(at);
  const label = at === partnerOf(seat) ? `${sentence(who)}, your partner` : `${possessive(who)} hand`;
  return { id: handZone(at), label, seat: at, kind: 'held', items: itemsOf(state.hands[at] ?? []) };
}

function pile(id: string, label: string, cards: readonly Card[], tricks: number): Zone {
  return { id, label, seat: null, kind: 'pile', items: itemsOf(cards), count: tricks, unit: 'trick' };
}

const open = (id: string, label: string, items: readonly ZoneItem[], kind: Zone['kind']): Zone => ({
  id,
  label,
  seat: null,
  kind,
  items,
});

/** What was bid, or who plays for what. */
function bidSign({ bids, declarer, bid, tricks, dealer }: PokexState, name: Naming): Zone {
  const said = bids.map((one) => `${sentence(name(one.seat))}: ${one.tricks ?? 'pass'}`).join(', ');
  const { high } = auction(bids, dealer);
  const number = bid ?? high?.tricks ?? null;
  const side = declarer === null ? null : sideOf(declarer);
  const label =
    side === null
      ? said || `Nobody has bid yet; ${name(dealer)} dealt`
      : `${sideText(side, name)} play for ${bid}`;
  const spoken = number === null ? 'no bid yet' : `a bid of ${number}`;
  const id = `bid-${number ?? 0}-${bids.length}-${tricks.join('-')}`;
  return open('bids', label, [{ id, cards: [], sign: { face: bidFace(number), spoken } }], 'sign');
}

function wildSign(rank: Rank): Zone {
  const sign = { face: wildFace(rank), spoken: `every ${rank} is wild` };
  return open('wild', `Wild: every ${rank}`, [{ id: `wild-${rank}`, cards: [], sign }], 'sign');
}

/** The five cards of a side that has laid all its four, in words; else who they are. */
function handLabel(state: PokexState, side: number, who: string): string {
  const cards = laidBy(state, side);
  if (cards.length < 4 || state.current === null || state.current === UNKNOWN) return who;
  const value = fiveOf(wildsOf(state.options, state.wild), [...cards, state.current]);
  return `${who}: ${called(value)}`;
}

function laidBy({ laid }: PokexState, side: number): readonly Card[] {
  return laid.filter(({ seat }) => sideOf(seat) === side).flatMap(({ cards }) => cards);
}

/** The trick as it grows: their cards once there are some, the centre card, and one's own side’s. */
function trickZones(state: PokexState, seat: Seat, name: Naming): readonly Zone[] {
  if (state.phase !== 'play') return [];
  const mine = sideOf(seat);
  const hand = (side: number, who: string): Zone =>
    open(`laid-${side}`, handLabel(state, side, who), itemsOf(laidBy(state, side)), 'piles');
  const { current } = state;
  return [
    ...(laidBy(state, 1 - mine).length > 0 ? [hand(1 - mine, sideText(1 - mine, name))] : []),
    ...(current === null ? [] : [open(CURRENT, 'Centre card', itemsOf([current]), 'piles')]),
    hand(mine, ours(seat, name)),
  ];
}

/** The trick that was just won: both hands of five, with what their wild cards stand for. */
function lastTrick(
  state: PokexState,
  seat: Seat,
  name: Naming,
  events: readonly GameEvent[],
): readonly Zone[] {
  const trick = events.findLast(({ kind }) => kind === 'trick');
  if (!trick || state.laid.length > 0) return [];
  const mine = sideOf(seat);
  // After the last trick of a deal nobody knows any more which rank was wild in it.
  const known = state.played > 0 || !state.options.wildRank;
  const wilds = wildsOf(state.options, state.wild);
  const hand = (side: number, who: string): Zone => {
    const cards = (trick.n === side ? trick.cards : trick.others) ?? [];
    const value = fiveOf(wilds, cards);
    const stands = standsFor(wilds, cards, value);
    const items = itemsOf(cards).map((item, i) =>
      known && stands[i] ? { ...item, stands: [stands[i]] } : item,
    );
    const did = trick.side === side ? `${who} won` : who;
    return open(`last-${side}`, known ? `${did}: ${called(value)}` : did, items, 'piles');
  };
  return [hand(1 - mine, sideText(1 - mine, name)), hand(mine, ours(seat, name))];
}

/** The table as a seat sees it: the others' hands, what was bid and won, the row, the trick, its own hand last. */
export function zones(
  state: PokexState,
  seat: Seat,
  name: Naming,
  events: readonly GameEvent[] = [],
): readonly Zone[] {
  const mine = sideOf(seat);
  const others = Array.from({ length: SEATS - 1 }, (_, i) => (seat + i + 1) % SEATS);
  const [won = [], lost = []] = [state.won[mine], state.won[1 - mine]];
  return [
    ...others.map((at) => heldZone(state, at, seat, name)),
    bidSign(state, name),
    ...(state.wild === null ? [] : [wildSign(state.wild)]),
    pile(`won-${mine}`, 'Your tricks', won, state.tricks[mine] ?? 0),
    pile(`won-${1 - mine}`, 'Their tricks', lost, state.tricks[1 - mine] ?? 0),
    ...(state.gone.length > 0
      ? [pile('gone', 'Nobody’s tricks', state.gone, state.gone.length / TRICK_CARDS)]
      : []),
    open(ROW, 'The row in the centre', itemsOf(state.centre), 'row'),
    ...trickZones(state, seat, name),
    ...lastTrick(state, seat, name, events),
    { id: handZone(seat), label: 'Your hand', seat, kind: 'hand', items: itemsOf(state.hands[seat] ?? []) },
  ];
}

/** The things a move touches: cards of the hand, and the card of the row it names. */
export function picksOf(state: PokexState, seat: Seat, move: PokexMove): readonly Pick[] {
  if (move.type !== 'lay') return [];
  const find = (zone: string, items: readonly ZoneItem[], cards: readonly Card[]): Pick[] => {
    const left = [...items];
    return cards.flatMap((card) => {
      const at = left.findIndex((item) => item.cards[0] === card);
      if (at < 0) return [];
      const [item] = left.splice(at, 1);
      return item ? [{ zone, item: item.id }] : [];
    });
  };
  return [
    ...find(handZone(seat), itemsOf(state.hands[seat] ?? []), move.cards),
    ...find(ROW, itemsOf(state.centre), move.centre === undefined ? [] : [move.centre]),
  ];
}
