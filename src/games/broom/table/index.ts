import type { Card } from '../../../cards/card.ts';
import { handZone, hiddenHandZone, itemsOf, openZone, ownHandZone, pileZone } from '../../../game/hand-zones.ts';
import { possessiveLabel, type Seat, type SeatNamer } from '../../../game/seat.ts';
import type { LastTrick, PastTrick, Table } from '../../../game/table.ts';
import type { ItemRef, Zone, ZoneItem } from '../../../game/zone.ts';
import { PACK } from '../pack.ts';
import {
  type BroomEvent,
  type BroomMove,
  type BroomState,
  codeOf,
  HAND_SIZE,
  type Item,
  isCombined,
  isSameName,
  ON_TABLE,
  sideOf,
  worthOf,
} from '../state.ts';
import { describeEvent as tell } from '../texts/index.ts';
import { propose } from './propose.ts';

export const items = (cards: readonly Card[]): readonly ZoneItem[] => itemsOf(PACK, cards);

function tableItem({ cards, maker }: Item, seat: Seat, name: SeatNamer): ZoneItem {
  const id = codeOf(cards);
  if (!isCombined(cards)) return { id, cards };
  const worthText = String(worthOf(cards));
  return maker === null
    ? { id, cards, worth: worthText }
    : { id, cards, worth: worthText, note: `made by ${maker === seat ? 'you' : name(maker)}`, by: name(maker) };
}

export function zones(state: BroomState, seat: Seat, name: SeatNamer): readonly Zone[] {
  const { options, hands, stock, table, taken } = state;
  const otherHands = hands.flatMap((hand, i) => (i === seat ? [] : [hiddenHandZone(i, items(hand), name)]));
  const piles = taken.map((cards, side): Zone => {
    const isOwn = sideOf(options, seat) === side;
    const label = options.partners
      ? isOwn
        ? 'Your side’s pile'
        : 'Their pile'
      : possessiveLabel(isOwn ? 'you' : name(side), 'pile');
    return {
      ...pileZone(`taken-${side}`, label, items(cards)),
      look: true,
      seat: options.partners ? null : side,
    };
  });
  return [
    ...otherHands,
    { ...pileZone('stock', 'Stock', items(stock)), look: 'No player may look at the stock.' },
    ...piles,
    {
      ...openZone(
        ON_TABLE,
        'On the table',
        'row',
        table.map((item) => tableItem(item, seat, name)),
      ),
      shape: 'scatter',
    },
    ownHandZone(seat, items(hands[seat] ?? [])),
  ];
}

function picksOf(state: BroomState, seat: Seat, move: BroomMove): readonly ItemRef[] {
  const handRefs = move.cards.map((card) => ({ zone: handZone(seat), item: PACK.code(card) }));
  const names =
    move.type === 'take' ? move.groups.flat() : move.type === 'combine' ? [...move.with, ...move.also.flat()] : [];
  const sweptNames = move.type === 'sweep' ? state.table.map((item) => item.cards) : [];
  const tableRefs = [...names, ...sweptNames].flatMap((name) => {
    const item = state.table.find(
      ({ cards }) => isSameName(cards, name) || (name.length === 1 && cards.includes(name[0] as Card)),
    );
    return item ? [{ zone: ON_TABLE, item: codeOf(item.cards) }] : [];
  });
  return [...handRefs, ...tableRefs];
}

function findLastTake(events: readonly BroomEvent[], _seat: Seat, name: SeatNamer): PastTrick | null {
  const take = events.findLast(({ kind }) => kind === 'took' || kind === 'swept');
  if (!take || take.seat === null) return null;
  const by = name(take.seat);
  const [playedItem, ...takenItems] = items(take.cards);
  return {
    says: tell(take, name),
    zones: [
      openZone('last-played', 'Played', 'row', playedItem ? [{ ...playedItem, by, note: `played by ${by}` }] : []),
      openZone('last-taken', 'Taken', 'row', takenItems),
    ],
  };
}

export const lastTake: LastTrick<BroomEvent> = { label: 'Last take', findLast: findLastTake };

const ACTIONS: readonly string[] = ['Take', 'Combine', 'Place', 'Sweep'];

export const TABLE = {
  zones,
  actions: () => ACTIONS,
  propose,
  picksOf,
  direction: () => 1 as const,
  dealing: { anew: 'dealt', again: 'dealt-again', packet: HAND_SIZE },
  last: lastTake,
} satisfies Table<BroomState, BroomMove, BroomEvent>;
