export const WORDS = {
  sort: 'Hold your cards',
  by: { suit: 'By suit', rank: 'By rank' },
  together: 'Touch together',
} as const;
