/** What is stored, as part of a sentence. */
export const STORED = 'what you have learned';
