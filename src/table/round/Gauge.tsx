import type { VNode } from 'preact';
import './gauge.css';

interface GaugeProps {
  readonly n: number;
  readonly of: number;
}

/** Strokes round the face, as on a clock. */
const STROKES = 60;

function point(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`;
}

/** The part of the face that is full. */
function slice(part: number): string {
  if (part <= 0) return '';
  if (part >= 1) return 'M100 16a84 84 0 1 1 -.1 0Z';
  return `M100 100L100 16A84 84 0 ${part > 0.5 ? 1 : 0} 1 ${point(84, part)}Z`;
}

/** A clock face that fills: what lies on it stands in words beside. */
export function Gauge({ n, of }: GaugeProps): VNode {
  return (
    <svg class="gauge" viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="96" class="gauge-face" />
      <path d={slice(n / of)} class="gauge-full" />
      {Array.from({ length: STROKES }, (_, i) => (
        <path
          key={i.toString()}
          d={`M${point(94, i / STROKES)}L${point(i % 5 === 0 ? 86 : 90, i / STROKES)}`}
          class={i % 5 === 0 ? 'gauge-hour' : 'gauge-stroke'}
        />
      ))}
    </svg>
  );
}
