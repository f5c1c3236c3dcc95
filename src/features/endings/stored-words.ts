/** What is stored, as part of a sentence; apart from the page’s words, which other pages don’t load. */
export const STORED = 'the endings you have held';
