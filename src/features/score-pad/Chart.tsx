import type { VNode } from 'preact';
import type { PadStanding } from './state/standing.ts';
import './chart.css';
import { WORDS } from './words.ts';

const WIDTH = 340;
const HEIGHT = 150;
/** Width of a letter, in px. */
const LETTER_WIDTH = 7;
/** Length of the longest label, in letters. */
const LONGEST_LABEL = 20;
/** Space below the lines for the round numbers, in px. */
const FOOT_HEIGHT = 18;
/** Space above the lines, in px. */
const TOP_HEIGHT = 12;
/** Least vertical distance between labels, in px. */
const LABEL_HEIGHT = 15;

/** Vertical positions of the labels without overlap. */
function spreadLabels(ends: readonly number[]): readonly number[] {
  const order = ends.map((y, side) => ({ y, side })).sort((a, b) => a.y - b.y);
  let [upperY, lowerY] = [TOP_HEIGHT - LABEL_HEIGHT, HEIGHT - FOOT_HEIGHT + LABEL_HEIGHT];
  const fromTop = order.map(({ y, side }) => {
    upperY = Math.max(y, upperY + LABEL_HEIGHT);
    return { y: upperY, side };
  });
  const fromBottom = fromTop.toReversed().map(({ y, side }) => {
    lowerY = Math.min(y, lowerY - LABEL_HEIGHT);
    return { y: lowerY, side };
  });
  return ends.map((y, side) => fromBottom.find((one) => one.side === side)?.y ?? y);
}

interface ChartLine {
  readonly who: string;
  readonly side: number;
  /** The total after round `at`. */
  readonly points: readonly { readonly at: number; readonly n: number }[];
}

/** A line for each player, from their starting points to their last round. */
function chartLines({ openings, rounds, sides }: PadStanding): readonly ChartLine[] {
  return sides.flatMap((player, side) => {
    const points = rounds.flatMap(({ totals }, i) => {
      const place = openings[i]?.places.indexOf(side) ?? -1;
      return place < 0 ? [] : [{ at: i + 1, n: totals[place] ?? 0, before: openings[i]?.totals[place] ?? 0 }];
    });
    const [firstPoint] = points;
    return firstPoint
      ? [{ who: player, side, points: [{ at: firstPoint.at - 1, n: firstPoint.before }, ...points] }]
      : [];
  });
}

/** The totals as lines. The sheet above it has the same numbers as text. */
export function Chart({ standing }: { readonly standing: PadStanding }): VNode {
  const { rounds } = standing;
  const lines = chartLines(standing);
  const values = [0, ...lines.flatMap(({ points }) => points.map(({ n }) => n))];
  const [lowest, highest] = [Math.min(...values), Math.max(...values, 1)];
  const names = lines
    .map(({ who }) => who)
    .map((name) => (name.length > LONGEST_LABEL ? `${name.slice(0, LONGEST_LABEL - 1)}…` : name));
  const room = 14 + LETTER_WIDTH * Math.max(...names.map(({ length }) => length));
  const x = (i: number): number => 8 + ((WIDTH - room - 8) * i) / rounds.length;
  const y = (n: number): number =>
    TOP_HEIGHT + ((HEIGHT - TOP_HEIGHT - FOOT_HEIGHT) * (highest - n)) / (highest - lowest);
  const ends = spreadLabels(lines.map(({ points }) => y(points.at(-1)?.n ?? 0)));
  return (
    <figure class="pad-chart">
      <figcaption>{WORDS.chart}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={WORDS.chart}>
        <path class="is-ground" d={`M8 ${y(0)}H${x(rounds.length)}`} />
        {rounds.map((_, i) => (
          <text key={i} class="is-round" x={x(i + 1)} y={HEIGHT - 3}>
            {rounds.length <= 12 || (i + 1) % 5 === 0 ? i + 1 : ''}
          </text>
        ))}
        {lines.map(({ points, side }, i) => (
          <g key={side} class={`is-side-${side % 6}`}>
            <polyline points={points.map(({ at, n }) => `${x(at)},${y(n)}`).join(' ')} />
            <circle cx={x(points.at(-1)?.at ?? 0)} cy={y(points.at(-1)?.n ?? 0)} r="3.5" />
            <text x={x(rounds.length) + 9} y={(ends[i] ?? 0) + 4}>
              {names[i]}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
