import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { agree } from '../../../cards/grammar.ts';
import { count } from '../../../cards/words.ts';
import { handZone, heldZone, itemsOf, openZone, ownHand, pileZone } from '../../../game/hand-zones.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../game/zone.ts';
import { PACK, SIXTY, sumOf } from '../pack.ts';
import { pointsIn } from '../play/score.ts';
import { nextHolder, playedBy, type SixtyMove, type SixtyState } from '../state.ts';
import { cardsText } from '../talk/words.ts';
import { directionFace } from './faces.ts';
import { ATTACK, DECK, DISCARD } from './zone-ids.ts';

/** In code order, unseen ones last. */
const inOrder = (a: Card, b: Card): number => (a === UNKNOWN ? 1 : b === UNKNOWN ? -1 : PACK.compare(a, b));

/** Each card by itself, in code order. */
export const singles = (cards: readonly Card[]): readonly ZoneItem[] =>
  itemsOf(PACK, [...cards].sort(inOrder));

/** Equal cards squared up, in code order: what lies in the discard pile, at a glance. */
function heaps(cards: readonly Card[]): ZoneItem[] {
  return [...new Set(cards)]
    .sort(inOrder)
    .map((card) => ({
      id: card === UNKNOWN ? 'unseen' : PACK.code(card),
      cards: cards.filter((other) => other === card),
    }))
    .map((item) => (item.cards.length > 1 ? { ...item, worth: `×${item.cards.length}` } : item));
}

/** Totals of earlier rounds and what was taken in this one, as far as it was seen: "120+45". */
export function standing({ penalty, taken, totals }: SixtyState, seat: Seat): string {
  const total = totals[seat] ?? 0;
  if ((penalty[seat] ?? []).length === 0) return String(total);
  const seen = taken[seat] ?? [];
  return `${total}+${seen.includes(UNKNOWN) ? '?' : pointsIn(seen)}`;
}

/** The same in words. */
export function standingSaid(state: SixtyState, seat: Seat): string {
  const [before = '', now] = standing(state, seat).split('+');
  return now === undefined
    ? count(Number(before), 'point')
    : `${count(Number(before), 'point')} before, ${now} in this round`;
}

function attackLabel({ attack, from, turn }: SixtyState, name: Naming): string {
  if (turn === null) return 'Nothing is played';
  const whom = name(turn);
  if (attack.length === 0) return `Nothing is played: ${whom} ${agree(whom, 'attack', 'attacks')}`;
  const sum = attack.length > 1 ? ` (${sumOf(attack)})` : '';
  const by = from === null ? '' : ` by ${name(from)}`;
  return `Played on ${whom}${by}: ${cardsText(attack)}${sum}`;
}

function directionLabel({ direction, hands, turn }: SixtyState, name: Naming): string {
  const way = direction === 1 ? 'Clockwise' : 'Anticlockwise';
  const next = turn === null ? -1 : nextHolder(hands, turn, direction);
  return next < 0 ? way : `${way}: on to ${name(next)}`;
}

/** The table as a seat sees it: the others clockwise, the middle, what is played, its own hand last. */
export function zones(state: SixtyState, seat: Seat, name: Naming): readonly Zone[] {
  const { hands, attack, discard, direction, left } = state;
  const seats = hands.length;
  const others = Array.from({ length: seats - 1 }, (_, i) => {
    const other = (seat + 1 + i) % seats;
    return heldZone(other, singles(hands[other] ?? []), name);
  });
  const deck = Array.from({ length: left }, (_, i): ZoneItem => ({ id: `unseen-${i}`, cards: [UNKNOWN] }));
  const spoken = direction === 1 ? 'clockwise' : 'anticlockwise';
  const sign: ZoneItem = { id: spoken, cards: [], sign: { face: directionFace(direction), spoken } };
  return [
    ...others,
    { ...pileZone(DECK, 'Deck', deck), look: 'Nobody looks into the deck.' },
    openZone('direction', directionLabel(state, name), 'sign', [sign]),
    {
      ...openZone(DISCARD, 'Discard pile', 'piles', heaps(discard)),
      shape: 'line',
      count: discard.length,
    },
    {
      ...openZone(ATTACK, attackLabel(state, name), 'row', singles(attack)),
      shape: 'fan',
      gauge: { n: sumOf(attack), of: SIXTY },
    },
    ownHand(seat, singles(hands[seat] ?? [])),
  ];
}

/** The things a move touches: cards of the hand, the heap that is picked from, or the cards that are taken. */
export function picksOf(state: SixtyState, seat: Seat, move: SixtyMove): readonly ItemRef[] {
  if (move.type === 'take') return singles(state.attack).map(({ id }) => ({ zone: ATTACK, item: id }));
  const played = singles(playedBy(move)).map(({ id }) => ({ zone: handZone(seat), item: id }));
  if (move.type !== 'joker' || move.pick === undefined) return played;
  const pick = { zone: DISCARD, item: PACK.code(move.pick) };
  return state.discard.includes(move.pick) ? [...played, pick] : played;
}
