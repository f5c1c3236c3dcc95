import type { VNode } from 'preact';
import type { Mark } from '../../scenarios/visit.ts';
import type { Visit } from './visit.ts';
import { WORDS } from './words.ts';

/** How a step that was come through looks. */
const LOOK: Readonly<Record<Mark, string | undefined>> = {
  read: 'is-past',
  first: 'is-past',
  later: 'is-past',
  shown: 'is-shown',
  stumbled: undefined,
};

interface Props {
  readonly visit: Visit;
  /** The step that is looked at. */
  readonly at: number;
}

/** How far one is: a mark for each step, hollow where it was only shown, and the same in words. */
export function Progress({ visit: { lesson, run, walked, reading }, at }: Props): VNode {
  const of = lesson.steps.length;
  const ended = run.phase === 'over' ? WORDS.finished : run.phase === 'free' ? WORDS.playing : null;
  const text = (reading === null && ended) || WORDS.progress(Math.min(at + 1, of), of);
  return (
    <div class="lesson-progress">
      <span class="lesson-marks" aria-hidden="true">
        {lesson.steps.map((step, i) => {
          const mark = walked.marks[i];
          const look = i === at ? 'is-now' : mark && i < run.at ? LOOK[mark] : undefined;
          return <span key={`${step.word}${i.toString()}`} class={look} />;
        })}
      </span>
      <span>{text}</span>
    </div>
  );
}
