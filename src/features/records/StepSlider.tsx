import type { VNode } from 'preact';
import './slider.css';

interface Props {
  readonly at: number;
  readonly lastStep: number;
  /** Indices of the steps marked on the line. */
  readonly marks: readonly number[];
  /** The current step in words. */
  readonly label: string;
  /** What the slider moves through. */
  readonly name: string;
  readonly onGo: (to: number) => void;
}

/** A slider through the steps, some of them marked. */
export function StepSlider({ at, lastStep, marks, label, name, onGo }: Props): VNode {
  return (
    <label class="walk-slide">
      <span class="walk-step">{label}</span>
      <span class="walk-line">
        <input
          type="range"
          min={0}
          max={lastStep}
          value={at}
          aria-label={name}
          aria-valuetext={label}
          onInput={({ currentTarget }) => onGo(Number(currentTarget.value))}
        />
        <svg
          class="walk-marks"
          viewBox={`0 0 ${Math.max(1, lastStep)} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={marks.map((one) => `M${one} 0v1`).join('')} />
        </svg>
      </span>
    </label>
  );
}
