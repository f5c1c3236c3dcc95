/** What is stored, as part of a sentence; apart from the form’s words, which readers’ pages don’t load. */
export const STORED = 'your table’s house rules';
