/** Words of the desk's state; its worker needs them too, so they are few. */
export const WORDS = {
  notSaid: 'Not given yet',
  /** Label of an empty place. */
  none: 'None',
  notPlayed: (card: string) => `${card}: not in your pack.`,
  takenAway: (card: string) => `${card}: taken away.`,
  unopened: 'We couldn’t open this link. Try again.',
  otherGame: 'This link belongs to the desk of another game.',
  chance: 'cards or dice that haven’t been seen yet',
} as const;
