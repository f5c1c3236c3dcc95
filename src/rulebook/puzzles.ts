import type { StockedGame } from '../scenarios/puzzle/daily-puzzles.ts';
import type { PuzzleKind } from '../scenarios/puzzle/kinds.ts';
import type { StoredPuzzle } from '../scenarios/puzzle/posed-puzzle.ts';
import { type PuzzleStock, unpackStock } from '../scenarios/puzzle/stock.ts';

const files = import.meta.glob<string>('../../content/*/puzzles.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The generated puzzles of a game. @throws Error if one can't be read */
export function stockOf(game: string): PuzzleStock {
  const text = files[`../../content/${game}/puzzles.json`];
  return text === undefined ? {} : unpackStock(text);
}

/** Number of puzzles of each kind. */
export function stockedOf(game: string): StockedGame {
  const kinds = Object.entries(stockOf(game)).map(([kind, storedPuzzles]) => [kind, storedPuzzles.length] as const);
  return { game, counts: Object.fromEntries(kinds) };
}

/** Puzzles of one kind and game, as a page fetches them. */
export interface Shelf {
  readonly game: string;
  readonly kind: PuzzleKind;
  readonly puzzles: readonly StoredPuzzle[];
}

/** All shelves of these games that have puzzles. */
export function listShelves(games: readonly string[]): readonly Shelf[] {
  return games.flatMap((game) =>
    Object.entries(stockOf(game)).flatMap(([kind, puzzles]) =>
      puzzles.length > 0 ? [{ game, kind: kind as PuzzleKind, puzzles }] : [],
    ),
  );
}
