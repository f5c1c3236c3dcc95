import type { VNode } from 'preact';
import type { Visit } from '../../stores/lesson.ts';
import { WORDS } from './words.ts';

/** How far one is: a mark for each step, and the same in words. */
export function Progress({ visit: { lesson, run } }: { readonly visit: Visit }): VNode {
  const of = lesson.steps.length;
  const text =
    run.phase === 'over'
      ? WORDS.finished
      : run.phase === 'free'
        ? WORDS.out
        : WORDS.progress(Math.min(run.at + 1, of), of);
  return (
    <div class="lesson-progress">
      <span class="lesson-marks" aria-hidden="true">
        {lesson.steps.map((step, i) => (
          <span
            key={`${step.word}${i.toString()}`}
            class={i < run.at ? 'is-past' : i === run.at ? 'is-now' : undefined}
          />
        ))}
      </span>
      <span>{text}</span>
    </div>
  );
}
