import type { VNode } from 'preact';
import { WORDS } from './words.ts';

interface Props {
  readonly at: number;
  readonly lastStep: number;
  /** Indices of the steps with irregularities. */
  readonly irregularSteps: readonly number[];
  readonly onGo: (to: number) => void;
}

/** Moves between steps: buttons, a slider, and a jump to the next irregularity. */
export function StepControls({ at, lastStep, irregularSteps, onGo }: Props): VNode {
  const nextIrregular = irregularSteps.find((one) => one > at) ?? irregularSteps[0];
  const button = (label: string, to: number, isDisabled: boolean, isEnd = false): VNode => (
    <button type="button" class={isEnd ? 'button is-end' : 'button'} disabled={isDisabled} onClick={() => onGo(to)}>
      {label}
    </button>
  );
  return (
    <div class="walk">
      <label class="walk-slide">
        <span class="walk-step">{WORDS.step(at, lastStep)}</span>
        <span class="walk-line">
          <input
            type="range"
            min={0}
            max={lastStep}
            value={at}
            aria-label={WORDS.slider}
            aria-valuetext={WORDS.step(at, lastStep)}
            onInput={({ currentTarget }) => onGo(Number(currentTarget.value))}
          />
          <svg
            class="walk-marks"
            viewBox={`0 0 ${Math.max(1, lastStep)} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={irregularSteps.map((one) => `M${one} 0v1`).join('')} />
          </svg>
        </span>
      </label>
      <div class="buttons">
        {button(WORDS.first, 0, at === 0, true)}
        {button(WORDS.before, at - 1, at === 0)}
        {button(WORDS.next, at + 1, at === lastStep)}
        {button(WORDS.last, lastStep, at === lastStep, true)}
        {nextIrregular !== undefined &&
          button(
            WORDS.wrong(irregularSteps.length),
            nextIrregular,
            irregularSteps.length === 1 && nextIrregular === at,
          )}
      </div>
      <p class="walk-keys">{WORDS.keys}</p>
    </div>
  );
}
