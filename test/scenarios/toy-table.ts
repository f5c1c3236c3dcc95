import { type Card, rankOf } from '../../src/cards/card.ts';
import { definePack } from '../../src/cards/pack.ts';
import { fault, ok } from '../../src/game/fault.ts';
import type { Notation } from '../../src/game/notation.ts';
import type { Options } from '../../src/game/options.ts';
import type { GameEvent, GameState } from '../../src/game/play.ts';
import type { Seat } from '../../src/game/seat.ts';
import type { Proposal, Table } from '../../src/game/table.ts';
import type { ItemRef, Zone } from '../../src/game/zone.ts';

export interface ToyState extends GameState {
  readonly turn: Seat | null;
  readonly hands: readonly (readonly Card[])[];
  readonly table: readonly Card[];
  readonly taken: readonly number[];
}
export type ToyMove =
  | { readonly type: 'take'; readonly card: Card; readonly of: Card }
  | { readonly type: 'put'; readonly card: Card };

export const PACK = definePack({ standard: 1 });
export const readCard = (code: unknown): Card => PACK.read(String(code)) ?? -1;
export const readCards = (codes: unknown): Card[] => (Array.isArray(codes) ? codes.map(readCard) : []);

const handOf = (seat: Seat): string => `hand-${seat}`;
const zoneOf = (id: string, seat: Seat | null, kind: Zone['kind'], cards: readonly Card[]): Zone => ({
  ...{ id, label: id, seat, kind },
  items: cards.map((card) => ({ id: PACK.code(card), cards: [card] })),
});

/** An item's card, without the number of its copy. */
const withoutCopy = (item: string): string => item.replace(/\.\d+$/, '');

/** A card of the hand alone is put down; with one of the table it takes; a card of the table is taken by any. */
function propose({ hands }: ToyState, seat: Seat, picks: readonly ItemRef[]): readonly Proposal<ToyMove>[] {
  const picksIn = (zoneId: string): Card[] =>
    picks.filter(({ zone }) => zone === zoneId).map(({ item }) => readCard(withoutCopy(item)));
  const [held, targets] = [picksIn(handOf(seat)), picksIn('table')];
  const puts = held.map((card): ToyMove => ({ type: 'put', card }));
  const takers = held.length > 0 ? held : (hands[seat] ?? []);
  const takes = takers.flatMap((card) => targets.map((of): ToyMove => ({ type: 'take', card, of })));
  return (targets.length > 0 ? takes : puts).map((move) => ({ label: move.type, detail: '', move }));
}

/** All cards lie open. */
export const TOY_TABLE = {
  zones: ({ hands, table }, viewer) => [
    ...hands.map((hand, seat) => zoneOf(handOf(seat), seat, seat === viewer ? 'hand' : 'row', hand)),
    zoneOf('table', null, 'row', table),
  ],
  actions: () => ['put', 'take'],
  propose,
  picksOf: (_view, seat, move) => [
    { zone: handOf(seat), item: PACK.code(move.card) },
    ...(move.type === 'take' ? [{ zone: 'table', item: PACK.code(move.of) }] : []),
  ],
  direction: () => 1,
} satisfies Table<ToyState, ToyMove, GameEvent>;

/** Counts hands: a point for each card, and two more for a king; the hand with more cards is the better one. */
export const TOY_SCORE: NonNullable<Notation<Options, ToyState, ToyMove>['score']> = {
  keys: ['hands'],
  count: ({ hands }) => {
    if (!Array.isArray(hands)) return fault('bad-position', 'hands', 'Hands are a list.');
    const cards = hands.map(readCards);
    const lines = cards.flatMap((hand, seat) => [
      { seat, rule: 'toy/count', points: hand.length, says: `Hand ${seat}: ${hand.length}.` },
      ...hand
        .filter((card) => rankOf(card) === 'K')
        .map(() => ({ seat, rule: 'toy/kings', points: 2, says: 'A king: 2.' })),
    ]);
    const scores = cards.map((_, seat) =>
      lines.filter((line) => line.seat === seat).reduce((sum, { points }) => sum + points, 0),
    );
    const sizes = cards.map(({ length }) => length);
    const winner = sizes[0] === sizes[1] ? null : sizes.indexOf(Math.max(...sizes));
    return ok({ scores, lines, more: { winner } });
  },
  schema: () => {
    throw new Error('The toy game has no schema.');
  },
};
