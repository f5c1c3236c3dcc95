import type { Sign } from '../../../game/zone.ts';

/** Positions of the pips for each number, on a grid of three by three. */
const PIP_CELLS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** Radius of the pips, in a box of 100 × 100. */
const PIP_RADIUS = 8.67;
/** Distance between neighbouring pips, in the same box. */
const PIP_DISTANCE = 25;

function pipPath(at: number): string {
  const [left, middle] = [
    PIP_DISTANCE + (at % 3) * PIP_DISTANCE - PIP_RADIUS,
    PIP_DISTANCE + Math.floor(at / 3) * PIP_DISTANCE,
  ];
  return `M${left} ${middle}a${PIP_RADIUS} ${PIP_RADIUS} 0 1 0 ${2 * PIP_RADIUS} 0 ${PIP_RADIUS} ${PIP_RADIUS} 0 1 0 ${-2 * PIP_RADIUS} 0z`;
}

/** Signs for each number of pips; the caller draws the die itself. */
const DIE_SIGNS: readonly Sign[] = PIP_CELLS.map((cells, n) => ({
  face: { index: '', art: cells.map(pipPath).join(''), ink: 'black' },
  spoken: `a die showing ${n}`,
  counts: n,
}));

export const diceSigns = (dice: readonly number[]): readonly Sign[] => dice.flatMap((n) => DIE_SIGNS[n] ?? []);
