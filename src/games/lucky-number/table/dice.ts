import type { Sign } from '../../../game/zone.ts';

/** Positions of the pips for each number, on a grid of three by three. */
const EYES: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** Radius and distance of the pips, in a box of 100 × 100. */
const RADIUS = 8.67;
const STEP = 25;

function eye(at: number): string {
  const [left, middle] = [STEP + (at % 3) * STEP - RADIUS, STEP + Math.floor(at / 3) * STEP];
  return `M${left} ${middle}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0 ${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0z`;
}

/** Signs for each number of pips; the caller draws the die itself. */
const DICE: readonly Sign[] = EYES.map((eyes, n) => ({
  face: { index: '', art: eyes.map(eye).join(''), ink: 'black' },
  spoken: `a die showing ${n}`,
  counts: n,
}));

export const diceSigns = (dice: readonly number[]): readonly Sign[] => dice.flatMap((n) => DICE[n] ?? []);
