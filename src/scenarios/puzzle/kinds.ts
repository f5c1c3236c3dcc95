export const PUZZLE_KINDS = ['move', 'legal', 'rule', 'score', 'all', 'pair', 'who'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export const isPuzzleKind = (kind: unknown): kind is PuzzleKind => (PUZZLE_KINDS as readonly unknown[]).includes(kind);
