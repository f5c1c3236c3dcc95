/** Words of components that know no game. */
export const WORDS = {
  unseenCard: 'unseen card',
  rule: 'Rule',
  /** Compares a claimed count with the right one. */
  difference: (claimed: number, counted: number) => {
    if (claimed === counted) return 'right';
    return claimed > counted ? `${claimed - counted} too many` : `${counted - claimed} too few`;
  },
  moreBelow: 'More below',
} as const;
