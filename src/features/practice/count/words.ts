/** Words of a count and of a game’s end; loaded with the first of them. */
export const END = {
  reviewAll: 'See your moves judged',
  review: 'See what cost you most',
  byMoves: 'All moves',
  leadChart: 'Points ahead',
  touchLine: 'Touch a line to see what it counts.',
  total: 'This time',
  totals: 'Total',
  wonBy: (title: string, n: number) => (n > 0 ? `${title} by ${n}` : title),
  alwaysAhead: 'Ahead from the first deal to the last.',
  aheadAtLast: 'Behind until the last deal turned it.',
  aheadFrom: (deal: number) => `Ahead for good from deal ${deal} on.`,
} as const;
