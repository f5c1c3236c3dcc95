/** What a drill asks of a table: is it allowed · which rule forbids it · where in a row is the slip · what mends it. */
export const DRILL_KINDS = ['legal', 'rule', 'slip', 'mend'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** One of them, or each in its turn. */
export const DRILL_MODES = ['mixed', ...DRILL_KINDS] as const;
export type DrillMode = (typeof DRILL_MODES)[number];

export const isDrillMode = (json: unknown): json is DrillMode =>
  (DRILL_MODES as readonly unknown[]).includes(json);
