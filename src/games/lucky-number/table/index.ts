import type { Card } from '../../../cards/card.ts';
import type { Aside, Window } from '../../../game/aside.ts';
import { handZone, hiddenHandZone, itemsOf, openZone, ownHandZone, pileZone } from '../../../game/hand-zones.ts';
import type { Seat, SeatNamer } from '../../../game/seat.ts';
import type { Table } from '../../../game/table.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../game/zone.ts';
import { PACK } from '../pack.ts';
import {
  type LuckyEvent,
  type LuckyMove,
  type LuckyState,
  laidCards,
  PILE,
  STOCK,
  seatAskedToJump,
  topOf,
} from '../state.ts';
import { owedText, suitText } from '../texts/words.ts';
import { diceSigns } from './dice.ts';
import { sortCards, sortingsOf } from './hand-sorting.ts';
import { describePicks, propose } from './propose.ts';

const USUAL_ACTIONS = ['Lay', 'Combine', 'Draw', 'Pass'] as const;

/**
 * The buttons are always the same, so that none moves. If jumping in is allowed, its button stays on the
 * player's own turn.
 */
const actions = ({ options }: LuckyState): readonly string[] =>
  options.jumpIn ? [...USUAL_ACTIONS, 'Jump in'] : USUAL_ACTIONS;

/** Cards in a hand from which sorting is offered. */
const MIN_SORTABLE = 8;

const items = (cards: readonly Card[]): readonly ZoneItem[] => itemsOf(PACK, cards);

const numberOf = (state: LuckyState, seat: Seat): string => {
  const luckyNumber = state.lucky[seat] ?? null;
  return luckyNumber === null ? 'number unknown' : `number ${luckyNumber}`;
};

/** Label of the pile: the current suit, the debt, the direction. */
function pileLabel(state: LuckyState): string {
  const details = [
    ...(state.suit === null ? [] : [`${suitText(state.suit)} named`]),
    ...(state.owed === null ? [] : [`${owedText(state.owed)} owed`]),
    ...(state.options.seats > 2 && state.direction === -1 ? ['anticlockwise'] : []),
  ];
  return ['Pile', ...details].join(' · ');
}

export function zones(state: LuckyState, seat: Seat, name: SeatNamer): readonly Zone[] {
  const { hands, stock, pile, drawn, turn } = state;
  const otherHands = hands.flatMap((hand, i) => (i === seat ? [] : [hiddenHandZone(i, items(hand), name)]));
  const ownCards = sortCards(hands[seat] ?? []);
  const drawnIndex = turn === seat && drawn !== null ? ownCards.lastIndexOf(drawn) : -1;
  const handItems = items(ownCards).map((item, i) => (i === drawnIndex ? { ...item, note: 'just drawn' } : item));
  const sortableItems = handItems.map(({ id }, i) => ({ id, card: ownCards[i] as Card }));
  return [
    ...otherHands,
    pileZone(STOCK, 'Stock', items(stock)),
    { ...openZone(PILE, pileLabel(state), 'piles', [{ id: PILE, cards: pile }]), shape: 'fan', look: true },
    {
      ...ownHandZone(seat, handItems, `Your hand (${numberOf(state, seat)})`),
      ...(ownCards.length >= MIN_SORTABLE ? { sortings: sortingsOf(PACK, sortableItems, state.options.wrap) } : {}),
    },
  ];
}

/** Item ids of cards in a hand; copies are numbered. */
function picksIn(seat: Seat, cards: readonly Card[]): readonly ItemRef[] {
  return items(cards).map(({ id }) => ({ zone: handZone(seat), item: id }));
}

function picksOf(state: LuckyState, seat: Seat, move: LuckyMove): readonly ItemRef[] {
  switch (move.type) {
    case 'lay':
    case 'jump':
      return picksIn(seat, move.cards);
    case 'combine': {
      const moveCards = laidCards(move);
      const at = move.top === null ? -1 : moveCards.lastIndexOf(move.top);
      return picksIn(
        seat,
        at < 0 ? moveCards : [...moveCards.slice(0, at), ...moveCards.slice(at + 1), moveCards[at] as Card],
      );
    }
    case 'draw': {
      const top = items(state.stock).at(-1);
      return top === undefined ? [] : [{ zone: STOCK, item: top.id }];
    }
    case 'decline':
      return seatAskedToJump(state) === seat ? picksIn(seat, [topOf(state)]) : [];
    default:
      return [];
  }
}

/** The question for the player who holds the twin; undefined for others. */
function question(state: LuckyState, seat: Seat): string | undefined {
  return seatAskedToJump(state) === seat ? `You hold the other ${PACK.text(topOf(state))}. Jump in?` : undefined;
}

/**
 * The jump-in window of a seat, as far as the other players can know it; undefined if both copies of the card
 * are on the pile.
 */
function window(state: LuckyState, seat: Seat): Window<LuckyMove> | undefined {
  const { open, declined, turn, pile } = state;
  if (open === null || turn === null || open === seat || turn === seat || declined === seat) return undefined;
  const top = topOf(state);
  if (pile.indexOf(top) < pile.length - 1) return undefined;
  return { next: turn, says: `Who holds the other ${PACK.text(top)}?`, decline: { type: 'decline' } };
}

export const ASIDE: Aside<LuckyState, LuckyMove> = {
  isAside: ({ type }) => type === 'jump' || type === 'decline',
  question,
  window,
};

export const TABLE = {
  zones,
  actions,
  propose,
  describePicks,
  picksOf,
  direction: ({ direction }: LuckyState) => direction,
  eventSigns: (event: LuckyEvent) => (event.kind === 'dice' ? diceSigns(event.dice) : []),
} satisfies Table<LuckyState, LuckyMove, LuckyEvent>;
