import type { Sign } from '../../../game/zone.ts';

/** Where the eyes of a die lie, by what it shows, on a grid of three by three. */
const EYES: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** Radius of an eye, and how far apart they are, in a box of 100 × 100. */
const RADIUS = 8.67;
const STEP = 25;

function eye(at: number): string {
  const [left, middle] = [STEP + (at % 3) * STEP - RADIUS, STEP + Math.floor(at / 3) * STEP];
  return `M${left} ${middle}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0 ${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0z`;
}

/** A die for each number of eyes: its eyes alone, the paper is drawn by whoever shows it. */
const DICE: readonly Sign[] = EYES.map((eyes, n) => ({
  face: { index: '', art: eyes.map(eye).join(''), ink: 'black' },
  spoken: `a die showing ${n}`,
  counts: n,
}));

/** Dice as they fell, to be shown. */
export const diceSigns = (dice: readonly number[]): readonly Sign[] => dice.flatMap((n) => DICE[n] ?? []);
