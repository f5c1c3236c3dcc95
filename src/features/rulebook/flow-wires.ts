import type { FlowStep, FlowWay } from '../../rulebook/flow.ts';

/** How many columns a way needs: one, or as many as the questions on it have answers. */
export function wayColumns({ steps = [] }: FlowWay): number {
  return Math.max(1, ...steps.map(stepColumns));
}

/** How many columns the answers to a question need; 0 for a box without. */
export function stepColumns({ ways = [] }: FlowStep): number {
  return ways.reduce((sum, way) => sum + wayColumns(way), 0);
}

/** Whether one goes on from here to what follows the question: not where every answer to the last one ends. */
export function isContinued({ steps = [], back, over }: FlowWay): boolean {
  const ways = steps.at(-1)?.ways;
  return back === undefined && !over && (ways === undefined || ways.some(isContinued));
}

/** The wires above and below the answers to a question, as paths over its columns, one unit high. */
export function drawWires(step: FlowStep): { readonly fork: string; readonly join: string } {
  const middle = stepColumns(step) / 2;
  let at = 0;
  const ends = (step.ways ?? []).map((way) => {
    const centre = at + wayColumns(way) / 2;
    at += wayColumns(way);
    return { centre, on: isContinued(way) };
  });
  const down = ends.map(({ centre }) => centre);
  const on = ends.flatMap(({ centre, on }) => (on ? [centre] : []));
  const bar = (all: readonly number[]): string =>
    `M${Math.min(...all, middle)} .5H${Math.max(...all, middle)}`;
  const drop =
    (from: string) =>
    (x: number): string =>
      `M${x} ${from}v.5`;
  return {
    fork: `M${middle} 0v.5${bar(down)}${down.map(drop('.5')).join('')}`,
    join: on.length === 0 ? '' : `${on.map(drop('0')).join('')}${bar(on)}M${middle} .5v.5`,
  };
}
