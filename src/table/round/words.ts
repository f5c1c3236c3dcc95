/** Words of the round table, its hand tools, and a table to try moves on; they belong to no game. */
export const WORDS = {
  clockwise: 'Play goes clockwise.',
  anticlockwise: 'Play goes anticlockwise.',
  sort: 'Sort your hand',
  by: { suit: 'By suit', rank: 'By rank' },
  together: 'Touch several cards',
  actions: 'What you do',
  again: 'Start again',
  waiting: 'Touch the cards, then press what you want to do. You can try anything.',
  failed: 'The referee couldn’t be reached. Touch a card to try again.',
} as const;
