/** Words of the sample on the front page. */
export const SAMPLE_WORDS = {
  tryIt: 'Try it',
  isAllowed: 'Is this allowed?',
  notAllowed: 'This isn’t allowed. Try it and see why.',
  next: (game: string) => `Next: ${game}`,
} as const;
