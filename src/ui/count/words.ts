export const WORDS = {
  rule: 'Rule',
  /** Compares a claimed count with the right one. */
  difference: (claimed: number, counted: number) => {
    if (claimed === counted) return 'right';
    return claimed > counted ? `${claimed - counted} too many` : `${counted - claimed} too few`;
  },
} as const;
