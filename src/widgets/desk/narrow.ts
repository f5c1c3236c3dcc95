/** Where table and pack don't stand side by side. */
export const isNarrow = (): boolean => matchMedia('(max-width: 60rem)').matches;
