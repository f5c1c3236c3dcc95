import type { FlowStep, FlowWay } from '../../rulebook/flow.ts';

/** Number of columns of a path: those of its widest question, at least 1. */
export function wayColumns({ steps = [] }: FlowWay): number {
  return Math.max(1, ...steps.map(stepColumns));
}

/** Number of columns of the answers to a question; 0 for a box without any. */
export function stepColumns({ ways = [] }: FlowStep): number {
  return ways.reduce((sum, way) => sum + wayColumns(way), 0);
}

/** Whether the path leads on to what follows the question, rather than ending. */
export function isContinued({ steps = [], back, over }: FlowWay): boolean {
  const lastWays = steps.at(-1)?.ways;
  return back === undefined && !over && (lastWays === undefined || lastWays.some(isContinued));
}

/** Draws the lines above and below the answers to a question, as SVG paths one unit high. */
export function drawWires(step: FlowStep): { readonly fork: string; readonly join: string } {
  const middle = stepColumns(step) / 2;
  let at = 0;
  const ends = (step.ways ?? []).map((way) => {
    const centre = at + wayColumns(way) / 2;
    at += wayColumns(way);
    return { centre, on: isContinued(way) };
  });
  const centres = ends.map(({ centre }) => centre);
  const continuedCentres = ends.flatMap(({ centre, on }) => (on ? [centre] : []));
  const bar = (xPositions: readonly number[]): string =>
    `M${Math.min(...xPositions, middle)} .5H${Math.max(...xPositions, middle)}`;
  const drop =
    (from: string) =>
    (x: number): string =>
      `M${x} ${from}v.5`;
  return {
    fork: `M${middle} 0v.5${bar(centres)}${centres.map(drop('.5')).join('')}`,
    join:
      continuedCentres.length === 0
        ? ''
        : `${continuedCentres.map(drop('0')).join('')}${bar(continuedCentres)}M${middle} .5v.5`,
  };
}
