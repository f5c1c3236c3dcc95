import type { Card } from '../../cards/card.ts';
import { sentence } from '../../cards/words.ts';
import type { Naming, Seat } from '../../game/game.ts';
import type { Pick, Zone, ZoneItem } from '../../game/zone.ts';
import { PACK } from './pack.ts';
import { type PokexMove, type PokexState, SEATS, sideOf } from './state.ts';

export const ROW = 'row';
export const CURRENT = 'current';
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

/** The table as a seat sees it: the others' hands, the row, the trick, what was won, its own hand last. */
export function zones(state: PokexState, seat: Seat, name: Naming): readonly Zone[] {
  const mine = sideOf(seat);
  const others = Array.from({ length: SEATS - 1 }, (_, i) => (seat + i + 1) % SEATS);
  const held = others.map(
    (at): Zone => ({
      id: handZone(at),
      label: `${possessive(name(at))} hand`,
      seat: at,
      kind: 'held',
      items: itemsOf(state.hands[at] ?? []),
    }),
  );
  const pile = (id: string, label: string, cards: readonly Card[]): Zone => ({
    id,
    label,
    seat: null,
    kind: 'pile',
    items: itemsOf(cards),
    count: cards.length,
  });
  const piles = [
    pile(`won-${mine}`, 'Your side’s tricks', state.won[mine] ?? []),
    pile(`won-${1 - mine}`, 'Their tricks', state.won[1 - mine] ?? []),
    ...(state.gone.length > 0 ? [pile('gone', 'Nobody’s tricks', state.gone)] : []),
  ];
  const row = (id: string, label: string, cards: readonly Card[]): Zone => ({
    id,
    label,
    seat: null,
    kind: 'row',
    items: itemsOf(cards),
  });
  const laid = (side: number): readonly Card[] =>
    state.laid.filter((one) => sideOf(one.seat) === side).flatMap(({ cards }) => cards);
  const trick =
    state.laid.length > 0
      ? [
          row(`laid-${1 - mine}`, 'They have laid', laid(1 - mine)),
          ...(state.current === null ? [] : [row(CURRENT, 'The centre card of this trick', [state.current])]),
          row(`laid-${mine}`, 'Your side has laid', laid(mine)),
        ]
      : [];
  return [
    ...held,
    ...piles,
    row(ROW, 'The row in the centre', state.centre),
    ...trick,
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
