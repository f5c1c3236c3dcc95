import { isObject } from '../../game/json.ts';
import { packJson, unpackJson } from '../packing.ts';
import { isPuzzleKind, PUZZLE_KINDS, type PuzzleKind } from './kinds.ts';
import { readPuzzles, type StoredPuzzle } from './posed-puzzle.ts';

/** Stored puzzles of a game by kind. */
export type PuzzleStock = Partial<Record<PuzzleKind, readonly StoredPuzzle[]>>;

/** Serializes puzzles; each kind is packed. */
export function packStock(stock: PuzzleStock): string {
  const kinds = PUZZLE_KINDS.flatMap((kind) => {
    const puzzles = stock[kind] ?? [];
    if (puzzles.length === 0) return [];
    return [[kind, packJson(puzzles)] as const];
  });
  return `${JSON.stringify(Object.fromEntries(kinds), null, 2)}\n`;
}

/**
 * Reads serialized puzzles.
 * @throws Error if one isn't valid
 */
export function unpackStock(text: string): PuzzleStock {
  const json: unknown = JSON.parse(text);
  const kinds = isObject(json) ? Object.entries(json) : [];
  return Object.fromEntries(
    kinds.map(([kind, text]) => {
      if (!isPuzzleKind(kind) || typeof text !== 'string') throw new Error(`no kind of puzzle: ${kind}`);
      return [kind, readPuzzles(unpackJson(text))];
    }),
  );
}
