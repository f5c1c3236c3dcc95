export const WORDS = {
  ways: 'What you could do',
  best: 'There is nothing better.',
  fine: 'Just as good as the best.',
  costs: (points: string, unit: string) => `That gives away ${points} ${unit} on average.`,
  isBest: 'best',
  asGood: (points: string) => `${points} behind: as good`,
  behind: (points: string, margin: string) => `${points} behind (± ${margin})`,
  method: (worlds: string, unit: string) =>
    `In ${unit} ahead of the others. Every move was played out in the same ${worlds} deals of the unseen cards. Winning the game counts extra. A move that can’t be told from the best 95 times in 100 is right, too.`,
  gave: (points: string, unit: string) => `In all you gave away ${points} ${unit}.`,
  none: 'None of your choices was clearly worse than the best.',
  ringed: 'The best move is ringed',
  strategy: 'Playing well',
  drill: 'Drill on the rules',
} as const;

/** Formats a number with two decimals below 1, one below 10, otherwise none. */
export const formatFigure = (n: number): string => n.toFixed(n < 1 ? 2 : n < 10 ? 1 : 0);
