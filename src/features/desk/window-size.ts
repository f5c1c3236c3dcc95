/** Whether table and pack are stacked. */
export const isNarrow = (): boolean => matchMedia('(max-width: 60rem)').matches;

/** Whether the window is too low for the pack at its foot; the pack is then in the page. */
export const isLow = (): boolean => matchMedia('(max-width: 60rem) and (max-height: 32rem)').matches;
