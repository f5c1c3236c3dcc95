export const WORDS = {
  sort: 'Sort your hand',
  by: { suit: 'By suit', rank: 'By rank' },
  together: 'Touch several cards',
} as const;
