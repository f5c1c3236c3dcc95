import type { Card } from '../../cards/card.ts';
import { sentence } from '../../cards/words.ts';
import type { Naming, Seat } from '../../game/game.ts';
import type { Pick, Zone, ZoneItem } from '../../game/zone.ts';
import { PACK } from './pack.ts';
import {
  type BroomMove,
  type BroomState,
  codeOf,
  type Item,
  isCombined,
  sameName,
  sideOf,
  worthOf,
} from './state.ts';

export const TABLE = 'table';
export const handZone = (seat: Seat): string => `hand-${seat}`;

const single = (card: Card, i: number): ZoneItem => ({
  id: card < 0 ? `unseen-${i}` : PACK.code(card),
  cards: [card],
});

function tableItem({ cards, maker }: Item, seat: Seat, name: Naming): ZoneItem {
  const id = codeOf(cards);
  if (!isCombined(cards)) return { id, cards };
  const worth = String(worthOf(cards));
  return maker === null
    ? { id, cards, worth }
    : { id, cards, worth, note: `made by ${maker === seat ? 'you' : name(maker)}` };
}

function possessive(who: string): string {
  return who === 'you' ? 'Your' : `${sentence(who)}’s`;
}

/** The table as a seat sees it: the others' hands, the stock, what lies open, the piles, its own hand last. */
export function zones(state: BroomState, seat: Seat, name: Naming): readonly Zone[] {
  const { options, hands, stock, table, taken } = state;
  const others = hands.flatMap((hand, i): Zone[] =>
    i === seat
      ? []
      : [
          {
            id: handZone(i),
            label: `${possessive(name(i))} hand`,
            seat: i,
            kind: 'held',
            items: hand.map(single),
          },
        ],
  );
  const piles = taken.map((cards, side): Zone => {
    const mine = sideOf(options, seat) === side;
    const whose = options.partners ? (mine ? 'Your side’s' : 'Their') : possessive(mine ? 'you' : name(side));
    return {
      id: `taken-${side}`,
      label: `${whose} pile`,
      seat: options.partners ? null : side,
      kind: 'pile',
      items: cards.map(single),
      count: cards.length,
    };
  });
  return [
    ...others,
    { id: 'stock', label: 'Stock', seat: null, kind: 'pile', items: stock.map(single), count: stock.length },
    ...piles,
    {
      id: TABLE,
      label: 'On the table',
      seat: null,
      kind: 'row',
      items: table.map((item) => tableItem(item, seat, name)),
    },
    { id: handZone(seat), label: 'Your hand', seat, kind: 'hand', items: (hands[seat] ?? []).map(single) },
  ];
}

/** The things a move touches: cards of the hand, items of the table (a part means its combined card). */
export function picksOf(state: BroomState, seat: Seat, move: BroomMove): readonly Pick[] {
  const played = move.cards.map((card) => ({ zone: handZone(seat), item: PACK.code(card) }));
  const names =
    move.type === 'take'
      ? move.groups.flat()
      : move.type === 'combine'
        ? [...move.with, ...move.also.flat()]
        : [];
  const swept = move.type === 'sweep' ? state.table.map((item) => item.cards) : [];
  const lying = [...names, ...swept].flatMap((wanted) => {
    const item = state.table.find(
      ({ cards }) => sameName(cards, wanted) || (wanted.length === 1 && cards.includes(wanted[0] as Card)),
    );
    return item ? [{ zone: TABLE, item: codeOf(item.cards) }] : [];
  });
  return [...played, ...lying];
}
