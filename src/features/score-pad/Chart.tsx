import type { VNode } from 'preact';
import type { PadStanding } from './state/standing.ts';
import './chart.css';
import { WORDS } from './words.ts';

const WIDTH = 340;
const HEIGHT = 150;
/** Width of a letter in px; longest label in letters; space above, and below for the round numbers, in px. */
const LETTER_WIDTH = 7;
const LONGEST_LABEL = 20;
const FOOT = 18;
const TOP = 12;
/** Least vertical distance between labels, in px. */
const LABEL_HEIGHT = 15;

/** Vertical positions of the labels without overlap. */
function spreadLabels(ends: readonly number[]): readonly number[] {
  const order = ends.map((y, side) => ({ y, side })).sort((a, b) => a.y - b.y);
  let [last, first] = [TOP - LABEL_HEIGHT, HEIGHT - FOOT + LABEL_HEIGHT];
  const fromTop = order.map(({ y, side }) => {
    last = Math.max(y, last + LABEL_HEIGHT);
    return { y: last, side };
  });
  const fromBottom = fromTop.toReversed().map(({ y, side }) => {
    first = Math.min(y, first - LABEL_HEIGHT);
    return { y: first, side };
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
    const [first] = points;
    return first ? [{ who: player, side, points: [{ at: first.at - 1, n: first.before }, ...points] }] : [];
  });
}

/** The totals as lines. The sheet above it has the same numbers as text. */
export function Chart({ standing }: { readonly standing: PadStanding }): VNode {
  const { rounds } = standing;
  const lines = chartLines(standing);
  const all = [0, ...lines.flatMap(({ points }) => points.map(({ n }) => n))];
  const [least, most] = [Math.min(...all), Math.max(...all, 1)];
  const names = lines
    .map(({ who }) => who)
    .map((name) => (name.length > LONGEST_LABEL ? `${name.slice(0, LONGEST_LABEL - 1)}…` : name));
  const room = 14 + LETTER_WIDTH * Math.max(...names.map(({ length }) => length));
  const x = (i: number): number => 8 + ((WIDTH - room - 8) * i) / rounds.length;
  const y = (n: number): number => TOP + ((HEIGHT - TOP - FOOT) * (most - n)) / (most - least);
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
