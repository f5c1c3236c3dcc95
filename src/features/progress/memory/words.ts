/** What is stored, as part of a sentence. */
export const STORED = 'when your rules come back';
