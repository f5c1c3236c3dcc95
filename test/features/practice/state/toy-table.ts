import { type Card, card } from '../../../../src/cards/card.ts';
import type { Rank } from '../../../../src/cards/ranks.ts';
import type { Suit } from '../../../../src/cards/suits.ts';
import { capitalize } from '../../../../src/cards/words.ts';
import type { Practice } from '../../../../src/features/saved-games/index.ts';
import type { Step, Turn } from '../../../../src/game/match.ts';
import type { GameEvent, GameMove, GameState } from '../../../../src/game/play.ts';
import type { Seat, SeatNamer } from '../../../../src/game/seat.ts';
import type { ItemRef, Zone } from '../../../../src/game/zone.ts';

/** A move of the toy game: what it is called, and the items it takes. */
interface ToyMove {
  readonly type: string;
  readonly picks?: readonly ItemRef[];
}

/** A position of the toy game, written down with all that can be done in it. */
export interface ToyState {
  /** The seat to move. Default: the person. */
  readonly turn?: Seat | null;
  readonly zones?: readonly Zone[];
  readonly moves?: readonly ToyMove[];
  /** Moves that can be tried, if they are others. */
  readonly tries?: readonly ToyMove[];
  readonly scores?: readonly number[];
}

export const toyMove = (type: string, ...picks: readonly ItemRef[]): GameMove =>
  ({ type, picks }) as unknown as GameMove;

const picksOf = (_view: unknown, _seat: Seat, { picks = [] }: ToyMove): readonly ItemRef[] => picks;
const movesOf = ({ moves = [] }: ToyState): readonly ToyMove[] => moves;
const isSamePicks = (a: readonly ItemRef[], b: readonly ItemRef[]): boolean =>
  a.map(({ zone, item }) => `${zone}/${item}`).join() === b.map(({ zone, item }) => `${zone}/${item}`).join();

/** A game that does what its positions say. Moves are proposed for exactly the items they take. */
const TOY_GAME = {
  id: 'toy',
  name: 'Toy',
  options: [],
  seats: () => 3,
  pack: { text: (one: Card) => `#${one}` },
  play: {
    turn: ({ turn = 0 }: ToyState) => turn,
    moves: movesOf,
    tries: (state: ToyState) => state.tries ?? movesOf(state),
    cards: ({ zones = [] }: ToyState) => zones.flatMap(({ items }) => items.flatMap(({ cards }) => cards)),
    scores: ({ scores = [] }: ToyState) => scores,
  },
  visibility: { view: (state: ToyState) => state },
  table: {
    zones: ({ zones = [] }: ToyState) => zones,
    picksOf,
    propose: (state: ToyState, seat: Seat, picks: readonly ItemRef[]) =>
      [...movesOf(state), ...(state.tries ?? [])]
        .filter((move) => isSamePicks(picksOf(state, seat, move), picks))
        .map((move) => ({ label: capitalize(move.type), detail: '', move })),
  },
  notation: { key: ({ type, picks = [] }: ToyMove) => `${type} ${JSON.stringify(picks)}` },
  texts: {
    describeMove: ({ type }: ToyMove) => `${capitalize(type)}.`,
    describeEvent: ({ kind, seat }: GameEvent, name: SeatNamer) => `${capitalize(name(seat ?? 0))} ${kind}.`,
  },
  heuristics: { reasons: () => [] },
};

/** Parts of the toy game that a test replaces. */
type ToyParts = { readonly [K in keyof typeof TOY_GAME]?: object };

/** A step of the toy game. */
export const toyStep = (state: ToyState, ...events: readonly Partial<GameEvent>[]): Step<GameState> =>
  ({ state, events }) as unknown as Step<GameState>;

/** A game at a table: the seats that moved, each before its step. */
export function toyPractice(
  steps: readonly Step<GameState>[],
  seats: readonly Seat[] = steps.slice(1).map(() => 1),
  parts: ToyParts = {},
): Practice {
  const replaced = Object.entries(parts).map(([key, part]) => [
    key,
    typeof part === 'function' ? part : { ...(TOY_GAME[key as keyof typeof TOY_GAME] as object), ...part },
  ]);
  const turns = seats.map((seat): Turn<GameMove> => ({ seat, move: toyMove('pass') }));
  return {
    game: { ...TOY_GAME, ...Object.fromEntries(replaced) },
    match: { options: {}, seed: 1, turns },
    strength: 'greedy',
    steps,
  } as unknown as Practice;
}

/** A zone whose items are named by their cards: “5C”. A pile has one item, named by its top card. */
export function toyZone(kind: Zone['kind'], label: string, codes: readonly string[], seat: Seat | null = null): Zone {
  const cards = codes.map((code) => card(code.slice(0, -1) as Rank, code.slice(-1) as Suit));
  const items = codes.map((id, i) => ({ id, cards: [cards[i] as Card] }));
  return { id: label, label, seat, kind, items } as unknown as Zone;
}

/** The person’s hand. */
export const toyHand = (...codes: readonly string[]): Zone => toyZone('hand', 'Your hand', codes, 0);
export const inHand = (item: string): ItemRef => ({ zone: 'Your hand', item });
