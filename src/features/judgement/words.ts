export const WORDS = {
  coming:
    'Six tables. Every choice you are offered is allowed, but not every one is wise. Each was played out, and you are told what it is worth.',
  ways: 'What you could do',
  best: 'There is nothing better.',
  fine: 'Just as good as the best.',
  costs: (points: string, unit: string) => `That gives away ${points} ${unit} on average.`,
  isBest: 'best',
  asGood: 'as good',
  behind: (points: string) => `${points} worse`,
  method: (worlds: string, unit: string) =>
    `Counted in ${unit}, on average over ${worlds} ways the unseen cards could lie, the same for every move. Winning the game counts extra. Where the difference is too small to be sure of, both moves are right.`,
  gave: (points: string, unit: string) => `In all you gave away ${points} ${unit}.`,
  none: 'None of your choices was clearly worse than the best.',
  ringed: 'The best move is ringed',
  strategy: 'Playing well',
  drill: 'Drill on the rules',
} as const;

/** Formats a number with one decimal below 10, otherwise none. */
export const formatFigure = (n: number): string => n.toFixed(n < 10 ? 1 : 0);
