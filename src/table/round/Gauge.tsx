import type { VNode } from 'preact';
import './gauge.css';

interface GaugeProps {
  readonly n: number;
  readonly of: number;
}

/** Minute strokes of the clock face. */
const STROKE_COUNT = 60;

function point(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(100 + radius * Math.sin(angle)).toFixed(1)} ${(100 - radius * Math.cos(angle)).toFixed(1)}`;
}

/** Path of the filled part of the face, 0 to 1. */
function slice(part: number): string {
  if (part <= 0) return '';
  if (part >= 1) return 'M100 16a84 84 0 1 1 -.1 0Z';
  return `M100 100L100 16A84 84 0 ${part > 0.5 ? 1 : 0} 1 ${point(84, part)}Z`;
}

/** A clock face filled to `n` of `of`; the text beside it says the same. */
export function Gauge({ n, of }: GaugeProps): VNode {
  return (
    <svg class="gauge" viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="100" cy="100" r="96" class="gauge-face" />
      <path d={slice(n / of)} class="gauge-full" />
      {Array.from({ length: STROKE_COUNT }, (_, i) => (
        <path
          key={i.toString()}
          d={`M${point(94, i / STROKE_COUNT)}L${point(i % 5 === 0 ? 86 : 90, i / STROKE_COUNT)}`}
          class={i % 5 === 0 ? 'gauge-hour' : 'gauge-stroke'}
        />
      ))}
    </svg>
  );
}
