/** What each court’s suit wears, in a box of 48 × 36 that stands on the suit: lines of one weight. */
export const COURT_PATH: Readonly<Record<string, string>> = {
  // A soft cap and a long feather.
  J: 'M5 33c12-4 26-4 38 0M9 30C6 18 18 11 29 17c7 3 10 8 10 13M27 16C28 8 36 2 46 1 46 10 40 17 30 18',
  // A diadem of three arches, each with its pearl.
  Q: 'M6 33c11-5 25-5 36 0M6 33C2 24 3 17 7 13c6 3 8 9 8 17C15 20 18 12 24 8c6 4 9 12 9 22 0-8 2-14 8-17 4 4 5 11 1 20M24 2.5v.01M6 7v.01M42 7v.01',
  // A crown of five points.
  K: 'M6 33c11-4 25-4 36 0L46 11 34 20 24 4 14 20 2 11z',
};
