import { type DayDate, numberOfDay } from './date.ts';
import { PUZZLE_KINDS, type PuzzleKind } from './kinds.ts';

/** How many puzzles of a kind a game has in stock. */
export type PuzzleCounts = Partial<Record<PuzzleKind, number>>;

/** A game that has puzzles, and how many. */
export interface StockedGame {
  readonly game: string;
  readonly counts: PuzzleCounts;
}

/** Where a puzzle of a day lies: the game, the kind, and which of them. */
export interface PuzzlePlace {
  readonly game: string;
  readonly kind: PuzzleKind;
  readonly index: number;
}

/** Puzzles of a day. */
export const PUZZLES_A_DAY = 6;

/** Of fewer nothing is asked: they would come again too soon. */
const MIN_STOCK = 8;

/** All kinds that take turns; who is right comes every day. */
const TURN_KINDS = PUZZLE_KINDS.filter((kind) => kind !== 'who');

/** What a game asks at each turn: where it has none of a kind, one of those it has most of. */
function listTurns({ counts }: StockedGame): readonly PuzzleKind[] {
  const has = (kind: PuzzleKind): number => counts[kind] ?? 0;
  const kinds = TURN_KINDS.filter((kind) => has(kind) >= MIN_STOCK);
  const most = kinds.toSorted((a, b) => has(b) - has(a));
  let instead = 0;
  return TURN_KINDS.flatMap((kind) => (kinds.includes(kind) ? kind : (most[instead++ % most.length] ?? [])));
}

const createPlace = ({ game, counts }: StockedGame, kind: PuzzleKind, round: number): PuzzlePlace => ({
  game,
  kind,
  index: round % (counts[kind] ?? 1),
});

/** The nth of all that are asked who is right: the games take turns. */
function placeClaimPuzzle(stock: readonly StockedGame[], nth: number): readonly PuzzlePlace[] {
  const asked = stock.filter(({ counts }) => (counts.who ?? 0) >= MIN_STOCK);
  const one = asked[nth % asked.length];
  return one ? [createPlace(one, 'who', Math.floor(nth / asked.length))] : [];
}

/** The nth of all others: the games take turns, and each of them goes through its kinds. */
function placeOtherPuzzle(stock: readonly StockedGame[], nth: number): readonly PuzzlePlace[] {
  const at = nth % stock.length;
  const one = stock[at];
  const turns = one ? listTurns(one) : [];
  // Each game begins with another kind, so that a day has many.
  const turn = Math.floor(nth / stock.length) + at;
  const kind = turns[turn % turns.length];
  if (!one || !kind) return [];
  const before = turns.slice(0, turn % turns.length).filter((other) => other === kind).length;
  const often = turns.filter((other) => other === kind).length;
  return [createPlace(one, kind, Math.floor(turn / turns.length) * often + before)];
}

/** Where the puzzles of a day lie, the one that asks who is right first: none comes again before all of its kind have come. */
export function listPlacesOfDay(stock: readonly StockedGame[], date: DayDate): readonly PuzzlePlace[] {
  const day = numberOfDay(date);
  const others = Array.from({ length: PUZZLES_A_DAY - 1 }, (_, i) =>
    placeOtherPuzzle(stock, day * (PUZZLES_A_DAY - 1) + i),
  );
  return [...placeClaimPuzzle(stock, day), ...others.flat()];
}
