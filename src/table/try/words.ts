/** Words of a table to try moves on that belong to no game. */
export const WORDS = {
  actions: 'What you do',
  again: 'Start again',
  waiting: 'Touch cards, then say what you do with them. Anything may be tried.',
  failed: 'The referee could not be reached. Touch a card to call again.',
} as const;
