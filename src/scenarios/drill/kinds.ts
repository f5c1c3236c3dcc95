/**
 * Kinds of drill questions. `legal`: is the try legal · `rule`: which rule forbids it · `slip`: which move in
 * a row is a slip · `mend`: which change makes it legal.
 */
export const DRILL_KINDS = ['legal', 'rule', 'slip', 'mend'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** A drill asks one kind of question, or all kinds in turn (`mixed`). */
export const DRILL_MODES = ['mixed', ...DRILL_KINDS] as const;
export type DrillMode = (typeof DRILL_MODES)[number];

export const isDrillMode = (json: unknown): json is DrillMode => (DRILL_MODES as readonly unknown[]).includes(json);
