/** Whether table and pack are stacked. */
export const isNarrow = (): boolean => matchMedia('(max-width: 60rem)').matches;

/** Whether table and pack are side by side in a low window: a phone in landscape. */
export const isLandscape = (): boolean =>
  matchMedia('(max-width: 60rem) and (orientation: landscape) and (max-height: 32rem)').matches;
