/** Words of a table to try moves on that belong to no game. */
export const WORDS = {
  actions: 'What you do',
  again: 'Start again',
  waiting: 'Touch the cards, then press what you want to do. You can try anything.',
  failed: 'The referee couldn’t be reached. Touch a card to try again.',
} as const;
