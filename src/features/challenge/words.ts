export const WORDS = { stored: 'the deals of the day' } as const;
