import { type DayDate, numberOfDay } from './date.ts';
import { PUZZLE_KINDS, type PuzzleKind } from './kinds.ts';

/** Number of stored puzzles by kind. */
export type PuzzleCounts = Partial<Record<PuzzleKind, number>>;

export interface StockedGame {
  readonly game: string;
  readonly counts: PuzzleCounts;
}

/** Identifies a stored puzzle. */
export interface PuzzlePlace {
  readonly game: string;
  readonly kind: PuzzleKind;
  readonly index: number;
}

export const PUZZLES_A_DAY = 6;

/** Kinds with fewer puzzles are left out: they would repeat too soon. */
const MIN_STOCK = 8;

/** Kinds that take turns; `who` occurs every day. */
const TURN_KINDS = PUZZLE_KINDS.filter((kind) => kind !== 'who');

/** Returns the kinds of a game in turn. A missing kind is replaced by one of the most frequent. */
function listTurns({ counts }: StockedGame): readonly PuzzleKind[] {
  const countOf = (kind: PuzzleKind): number => counts[kind] ?? 0;
  const kinds = TURN_KINDS.filter((kind) => countOf(kind) >= MIN_STOCK);
  const frequentKinds = kinds.toSorted((a, b) => countOf(b) - countOf(a));
  let replaced = 0;
  return TURN_KINDS.flatMap((kind) =>
    kinds.includes(kind) ? kind : (frequentKinds[replaced++ % frequentKinds.length] ?? []),
  );
}

const createPlace = ({ game, counts }: StockedGame, kind: PuzzleKind, round: number): PuzzlePlace => ({
  game,
  kind,
  index: round % (counts[kind] ?? 1),
});

/** Returns the nth `who` puzzle; the games take turns. */
function placeClaimPuzzle(stock: readonly StockedGame[], nth: number): readonly PuzzlePlace[] {
  const claimStock = stock.filter(({ counts }) => (counts.who ?? 0) >= MIN_STOCK);
  const stockedGame = claimStock[nth % claimStock.length];
  return stockedGame ? [createPlace(stockedGame, 'who', Math.floor(nth / claimStock.length))] : [];
}

/** Returns the nth of the other puzzles; the games take turns, and each game goes through its kinds. */
function placeOtherPuzzle(stock: readonly StockedGame[], nth: number): readonly PuzzlePlace[] {
  const gameIndex = nth % stock.length;
  const stockedGame = stock[gameIndex];
  const turns = stockedGame ? listTurns(stockedGame) : [];
  // Each game starts with another kind, for variety within a day.
  const turnNumber = Math.floor(nth / stock.length) + gameIndex;
  const kind = turns[turnNumber % turns.length];
  if (!stockedGame || !kind) return [];
  const earlierTurnsOfKind = turns.slice(0, turnNumber % turns.length).filter((other) => other === kind).length;
  const turnsOfKind = turns.filter((other) => other === kind).length;
  return [createPlace(stockedGame, kind, Math.floor(turnNumber / turns.length) * turnsOfKind + earlierTurnsOfKind)];
}

/** Returns the puzzles of a day, `who` first. A puzzle repeats only after all of its kind have been used. */
export function listPlacesOfDay(stock: readonly StockedGame[], date: DayDate): readonly PuzzlePlace[] {
  const day = numberOfDay(date);
  const otherPlaces = Array.from({ length: PUZZLES_A_DAY - 1 }, (_, i) =>
    placeOtherPuzzle(stock, day * (PUZZLES_A_DAY - 1) + i),
  );
  return [...placeClaimPuzzle(stock, day), ...otherPlaces.flat()];
}
