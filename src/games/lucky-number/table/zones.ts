import { type Card, UNKNOWN } from '../../../cards/card.ts';
import { handZone, heldZone, ownHand, pileZone } from '../../../game/hand-zones.ts';
import type { Naming, Seat } from '../../../game/seat.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../game/zone.ts';
import { PACK } from '../pack.ts';
import { inOrder, sortings } from '../play/hand.ts';
import { asked, type LuckyMove, type LuckyState, topOf } from '../state.ts';
import { owedText, suitText } from '../talk/words.ts';

export const PILE = 'pile';
export const STOCK = 'stock';

/** From so many cards on, one sorts them. */
const MANY = 8;

/** Copies of a card are told apart by their number: `5H`, `5H.2`. */
export function itemIds(cards: readonly Card[]): readonly string[] {
  const seen = new Map<Card, number>();
  return cards.map((card, i) => {
    if (card === UNKNOWN) return `unseen-${i}`;
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    return n === 1 ? PACK.code(card) : `${PACK.code(card)}.${n}`;
  });
}

/** The card of an item. */
export function cardOf(item: string): Card {
  return PACK.read(item.split('.')[0] ?? '') ?? UNKNOWN;
}

function items(cards: readonly Card[], note: (card: Card, i: number) => string | undefined): ZoneItem[] {
  const ids = itemIds(cards);
  return cards.map((card, i) => {
    const said = note(card, i);
    return { id: ids[i] as string, cards: [card], ...(said === undefined ? {} : { note: said }) };
  });
}

const nothing = (): undefined => undefined;

const numberOf = (state: LuckyState, seat: Seat): string => {
  const n = state.lucky[seat] ?? null;
  return n === null ? 'number unknown' : `number ${n}`;
};

/** What the pile says beside its top card: the suit that counts, what is owed, which way it goes. */
function pileLabel(state: LuckyState): string {
  const said = [
    ...(state.suit === null ? [] : [`${suitText(state.suit)} named`]),
    ...(state.owed === null ? [] : [`${owedText(state.owed)} owed`]),
    ...(state.options.seats > 2 && state.direction === -1 ? ['anticlockwise'] : []),
  ];
  return ['Pile', ...said].join(' · ');
}

/** The table as a seat sees it: the others’ hands with their numbers, stock, pile, its own hand last. */
export function zones(state: LuckyState, seat: Seat, name: Naming): readonly Zone[] {
  const { hands, stock, pile, drawn, turn } = state;
  const others = hands.flatMap((hand, i) => (i === seat ? [] : [heldZone(i, items(hand, nothing), name)]));
  const own = inOrder(hands[seat] ?? []);
  const ids = itemIds(own);
  const held = own.map((card, i) => ({ id: ids[i] as string, card }));
  const fresh = turn === seat && drawn !== null ? own.lastIndexOf(drawn) : -1;
  return [
    ...others,
    pileZone(STOCK, 'Stock', items(stock, nothing)),
    {
      id: PILE,
      label: pileLabel(state),
      seat: null,
      kind: 'piles',
      shape: 'fan',
      items: [{ id: PILE, cards: pile }],
    },
    {
      ...ownHand(
        seat,
        items(own, (_, i) => (i === fresh ? 'just drawn' : undefined)),
        `Your hand (${numberOf(state, seat)})`,
      ),
      ...(own.length >= MANY ? { sortings: sortings(held, state.options.wrap) } : {}),
    },
  ];
}

/** Item ids for cards of a hand, copies one after the other. */
function picksIn(seat: Seat, cards: readonly Card[]): readonly ItemRef[] {
  return itemIds(cards).map((item) => ({ zone: handZone(seat), item }));
}

/** The cards a move touches, the one that ends on top last. */
export function picksOf(state: LuckyState, seat: Seat, move: LuckyMove): readonly ItemRef[] {
  switch (move.type) {
    case 'lay':
    case 'jump':
      return picksIn(seat, move.cards);
    case 'combine': {
      const all = [...move.cards, ...move.aces];
      const at = move.top === null ? -1 : all.lastIndexOf(move.top);
      return picksIn(seat, at < 0 ? all : [...all.slice(0, at), ...all.slice(at + 1), all[at] as Card]);
    }
    case 'draw': {
      const top = itemIds(state.stock).at(-1);
      return top === undefined ? [] : [{ zone: STOCK, item: top }];
    }
    case 'decline':
      return asked(state) === seat ? picksIn(seat, [topOf(state)]) : [];
    default:
      return [];
  }
}
