/** Words of an ending that is over; loaded with the first move. */
export const END_WORDS = {
  done: 'As good as can be',
  lost: 'Not quite the best',
  short: (scores: string, bestScores: string) => `${scores}. The best possible was ${bestScores}.`,
  better: (move: string) => `Better: ${move}`,
  bestWay: 'Best play:',
  again: 'Again',
  other: 'The other side',
  next: 'Next ending',
} as const;
