/** What is stored, as part of a sentence. */
export const STORED = 'how you have played';
