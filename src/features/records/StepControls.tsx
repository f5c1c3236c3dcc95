import type { VNode } from 'preact';
import { StepSlider } from './StepSlider.tsx';
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
      <StepSlider
        at={at}
        lastStep={lastStep}
        marks={irregularSteps}
        label={WORDS.step(at, lastStep)}
        name={WORDS.slider}
        onGo={onGo}
      />
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
