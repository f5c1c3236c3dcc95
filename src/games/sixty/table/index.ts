import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { handZone, hiddenHandZone, itemsOf, openZone, ownHandZone, pileZone } from '../../../game/hand-zones.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import type { LastTrick, PastTrick, Table } from '../../../game/table.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../game/zone.ts';
import { directionFace } from '../box.ts';
import { PACK, SIXTY, sumOf } from '../pack.ts';
import {
  ATTACK,
  DECK,
  DISCARD,
  nextHolder,
  playedCards,
  type SixtyEvent,
  type SixtyMove,
  type SixtyState,
} from '../state.ts';
import { describeEvent as tell } from '../texts/index.ts';
import { cardsText } from '../texts/words.ts';
import { describePicks, propose } from './propose.ts';

const ACTIONS = ['Attack', 'Pass on', 'Beat', 'Joker', 'Take'] as const;

/** The buttons are always the same, so that none moves; every kind of move may be tried. */
const actions = (): readonly string[] => ACTIONS;

/** Sorts cards in code order, unseen cards last. */
const inOrder = (a: Card, b: Card): number => (a === UNKNOWN ? 1 : b === UNKNOWN ? -1 : PACK.compare(a, b));

const singles = (cards: readonly Card[]): readonly ZoneItem[] => itemsOf(PACK, [...cards].sort(inOrder));

/** Groups equal cards into one pile each, in code order. */
function heaps(cards: readonly Card[]): ZoneItem[] {
  return [...new Set(cards)]
    .sort(inOrder)
    .map((card) => ({
      id: card === UNKNOWN ? 'unseen' : PACK.code(card),
      cards: cards.filter((other) => other === card),
    }))
    .map((item) => (item.cards.length > 1 ? { ...item, worth: `×${item.cards.length}` } : item));
}

function attackLabel({ attack, from, turn }: SixtyState, name: SeatNamer): string {
  if (turn === null) return 'No cards played';
  const whom = name(turn);
  if (attack.length === 0) return `No cards played: ${whom} ${agree(whom, 'attack', 'attacks')}`;
  const sum = attack.length > 1 ? ` (${sumOf(attack)})` : '';
  const by = from === null ? '' : ` by ${name(from)}`;
  return `Played on ${whom}${by}: ${cardsText(attack)}${sum}`;
}

function directionLabel({ direction, hands, turn }: SixtyState, name: SeatNamer): string {
  const way = direction === 1 ? 'Clockwise' : 'Anticlockwise';
  const nextSeat = turn === null ? -1 : nextHolder(hands, turn, direction);
  return nextSeat < 0 ? way : `${way}: on to ${name(nextSeat)}`;
}

export function zones(state: SixtyState, seat: Seat, name: SeatNamer): readonly Zone[] {
  const { hands, attack, discard, direction, left } = state;
  const seats = hands.length;
  const otherHands = Array.from({ length: seats - 1 }, (_, i) => {
    const otherSeat = (seat + 1 + i) % seats;
    return hiddenHandZone(otherSeat, singles(hands[otherSeat] ?? []), name);
  });
  const deck = Array.from({ length: left }, (_, i): ZoneItem => ({ id: `unseen-${i}`, cards: [UNKNOWN] }));
  const directionText = direction === 1 ? 'clockwise' : 'anticlockwise';
  const sign: ZoneItem = {
    id: directionText,
    cards: [],
    sign: { face: directionFace(direction), spoken: directionText },
  };
  return [
    ...otherHands,
    { ...pileZone(DECK, 'Deck', deck), look: 'The deck stays face down.' },
    openZone('direction', directionLabel(state, name), 'sign', [sign]),
    { ...openZone(DISCARD, 'Discard pile', 'piles', heaps(discard)), shape: 'line', count: discard.length },
    {
      ...openZone(ATTACK, attackLabel(state, name), 'row', singles(attack)),
      shape: 'fan',
      gauge: { n: sumOf(attack), of: SIXTY },
    },
    ownHandZone(seat, singles(hands[seat] ?? [])),
  ];
}

function picksOf(state: SixtyState, seat: Seat, move: SixtyMove): readonly ItemRef[] {
  if (move.type === 'take') return singles(state.attack).map(({ id }) => ({ zone: ATTACK, item: id }));
  const playedItems = singles(playedCards(move)).map(({ id }) => ({ zone: handZone(seat), item: id }));
  if (move.type !== 'joker' || move.pick === undefined) return playedItems;
  const pick = { zone: DISCARD, item: PACK.code(move.pick) };
  return state.discard.includes(move.pick) ? [...playedItems, pick] : playedItems;
}

/** The attack beaten last and the cards that beat it; both are face up in the discard pile, unlike cards taken. */
function of(events: readonly SixtyEvent[], _seat: Seat, name: SeatNamer): PastTrick | null {
  const beatEvent = events.findLast((event) => event.kind === 'beat');
  if (!beatEvent || beatEvent.seat === null) return null;
  const by = name(beatEvent.seat);
  const beatingItems = singles(beatEvent.cards).map((item) => ({ ...item, by, note: `played by ${by}` }));
  return {
    says: tell(beatEvent, name),
    zones: [
      openZone('last-played', 'Played', 'row', beatingItems),
      openZone('last-beaten', 'Beaten', 'row', singles(beatEvent.beaten)),
    ],
  };
}

export const last: LastTrick<SixtyEvent> = { label: 'Last beaten', findLast: of };

export const TABLE = {
  zones,
  actions,
  propose,
  describePicks,
  picksOf,
  direction: ({ direction }: SixtyState) => direction,
  dealing: { anew: 'dealt' },
  last,
} satisfies Table<SixtyState, SixtyMove, SixtyEvent>;
