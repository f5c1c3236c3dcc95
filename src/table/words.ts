/** Names the stored settings in notices. */
export const WORDS = { stored: 'how you like to play' } as const;
