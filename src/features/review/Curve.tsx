import type { VNode } from 'preact';
import { curveOf, mattered, type ToldReview } from './told.ts';
import { WORDS } from './words.ts';

const WIDTH = 640;
const HEIGHT = 140;
const EDGE = 10;

interface Props {
  readonly review: ToldReview;
  readonly seat: number;
  /** The step that is looked at. */
  readonly at: number;
}

/** How a seat stood over the game, by what it could know: where it lost much, or found much, is marked. */
export function Curve({ review, seat, at }: Props): VNode | null {
  const points = curveOf(review, seat);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return null;
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (n: number): number => EDGE + ((WIDTH - 2 * EDGE) * n) / Math.max(1, last.at);
  const y = (n: number): number => EDGE + ((HEIGHT - 2 * EDGE) * (high - n)) / Math.max(1, high - low);
  const marks = mattered(review, seat);
  const valueAt = new Map(points.map((point) => [point.at, point.value]));
  const whole = values.map(Math.round);
  return (
    <figure class="review-curve">
      <figcaption>{WORDS.curve}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={WORDS.curveText(whole[0] ?? 0, whole.at(-1) ?? 0, Math.min(...whole), Math.max(...whole))}
      >
        <path class="curve-zero" d={`M0 ${y(0)}H${WIDTH}`} />
        <path class="curve-now" d={`M${x(at)} 0V${HEIGHT}`} />
        <polyline class="curve-line" points={points.map((p) => `${x(p.at)},${y(p.value)}`).join(' ')} />
        {marks.map(({ at: turn, flag }) => (
          <circle
            key={turn}
            class={flag ? `curve-mark is-${flag}` : 'curve-mark is-found'}
            cx={x(turn)}
            cy={y(valueAt.get(turn) ?? 0)}
            r={flag === 'slip' ? 4 : 6}
          />
        ))}
      </svg>
      <p class="curve-ends">
        <span>{WORDS.given(Math.round(first.value))}</span>
        <span>{WORDS.given(Math.round(last.value))}</span>
      </p>
    </figure>
  );
}
