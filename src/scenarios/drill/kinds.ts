/**
 * Kinds of drill questions: is it legal · which rule forbids it · which move of a row is a slip · which change makes
 * it legal.
 */
export const DRILL_KINDS = ['legal', 'rule', 'slip', 'mend'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** One kind, or all in turn. */
export const DRILL_MODES = ['mixed', ...DRILL_KINDS] as const;
export type DrillMode = (typeof DRILL_MODES)[number];

export const isDrillMode = (json: unknown): json is DrillMode =>
  (DRILL_MODES as readonly unknown[]).includes(json);
