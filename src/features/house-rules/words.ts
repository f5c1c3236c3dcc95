export const WORDS = {
  title: 'House rules',
  changed: (n: number) => (n === 0 ? 'usual' : `${n} changed`),
  seat: (seat: number) => `Player ${seat + 1}`,
  clockwise: 'Clockwise, as you sit.',
} as const;

/** What is stored, as part of a sentence. */
export const STORED = 'your table’s house rules';
