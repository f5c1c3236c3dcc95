/** Where table and pack don't stand side by side. */
export const isNarrow = (): boolean => matchMedia('(max-width: 60rem)').matches;

/** Where a window is too low to have the pack at its foot: the pack stands in the page. */
export const isLow = (): boolean => matchMedia('(max-width: 60rem) and (max-height: 32rem)').matches;
