import { type DayDate, numberOfDay } from './date.ts';
import { PUZZLE_KINDS, type PuzzleKind } from './kinds.ts';

/** How many puzzles of a kind a game has in stock. */
export type Counts = Partial<Record<PuzzleKind, number>>;

/** A game that has puzzles, and how many. */
export interface Stocked {
  readonly game: string;
  readonly counts: Counts;
}

/** Where a puzzle of a day lies: the game, the kind, and which of them. */
export interface Place {
  readonly game: string;
  readonly kind: PuzzleKind;
  readonly index: number;
}

/** Puzzles of a day. */
export const SIX = 6;

/** Of fewer nothing is asked: they would come again too soon. */
const FEWEST = 8;

/** All kinds that take turns; who is right comes every day. */
const TURNS = PUZZLE_KINDS.filter((kind) => kind !== 'who');

/** What a game asks at each turn: where it has none of a kind, one of those it has most of. */
function turnsOf({ counts }: Stocked): readonly PuzzleKind[] {
  const has = (kind: PuzzleKind): number => counts[kind] ?? 0;
  const kinds = TURNS.filter((kind) => has(kind) >= FEWEST);
  const most = kinds.toSorted((a, b) => has(b) - has(a));
  let instead = 0;
  return TURNS.flatMap((kind) => (kinds.includes(kind) ? kind : (most[instead++ % most.length] ?? [])));
}

const placeIn = ({ game, counts }: Stocked, kind: PuzzleKind, round: number): Place => ({
  game,
  kind,
  index: round % (counts[kind] ?? 1),
});

/** The nth of all that are asked who is right: the games take turns. */
function whoAt(stock: readonly Stocked[], nth: number): readonly Place[] {
  const asked = stock.filter(({ counts }) => (counts.who ?? 0) >= FEWEST);
  const one = asked[nth % asked.length];
  return one ? [placeIn(one, 'who', Math.floor(nth / asked.length))] : [];
}

/** The nth of all others: the games take turns, and each of them goes through its kinds. */
function otherAt(stock: readonly Stocked[], nth: number): readonly Place[] {
  const at = nth % stock.length;
  const one = stock[at];
  const turns = one ? turnsOf(one) : [];
  // Each game begins with another kind, so that a day has many.
  const turn = Math.floor(nth / stock.length) + at;
  const kind = turns[turn % turns.length];
  if (!one || !kind) return [];
  const before = turns.slice(0, turn % turns.length).filter((other) => other === kind).length;
  const often = turns.filter((other) => other === kind).length;
  return [placeIn(one, kind, Math.floor(turn / turns.length) * often + before)];
}

/** Where the puzzles of a day lie, the one that asks who is right first: none comes again before all of its kind have come. */
export function placesOf(stock: readonly Stocked[], date: DayDate): readonly Place[] {
  const day = numberOfDay(date);
  const others = Array.from({ length: SIX - 1 }, (_, i) => otherAt(stock, day * (SIX - 1) + i));
  return [...whoAt(stock, day), ...others.flat()];
}
