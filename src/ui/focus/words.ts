export const WORDS = { moreBelow: 'More below' } as const;
