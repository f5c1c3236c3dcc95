import { isObject } from '../../game/json.ts';
import { packJson, unpackJson } from '../packing.ts';
import { isPuzzleKind, PUZZLE_KINDS, type PuzzleKind } from './kinds.ts';
import { readPuzzles, type StoredPuzzle } from './posed-puzzle.ts';

/** The puzzles of a game by their kinds, as they lie in its folder: each kind deflated, in base64. */
export type PuzzleStock = Partial<Record<PuzzleKind, readonly StoredPuzzle[]>>;

/** Puzzles as they are written to a file. */
export function packStock(stock: PuzzleStock): string {
  const kinds = PUZZLE_KINDS.flatMap((kind) => {
    const all = stock[kind] ?? [];
    if (all.length === 0) return [];
    return [[kind, packJson(all)] as const];
  });
  return `${JSON.stringify(Object.fromEntries(kinds), null, 2)}\n`;
}

/** Puzzles out of a file. @throws Error where one of them is none of ours */
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
