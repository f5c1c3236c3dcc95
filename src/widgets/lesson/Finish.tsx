import type { VNode } from 'preact';
import type { Visit } from '../../stores/lesson.ts';
import { Said } from './Said.tsx';
import { WORDS } from './words.ts';

/** Where the way goes on. */
export interface Onward {
  readonly href: string;
  readonly title: string;
}

interface Props {
  readonly visit: Visit;
  readonly onward: Onward;
  readonly path: string;
}

/** The end of a lesson: what one knows now, and what comes next. */
export function Finish({ visit: { lesson }, onward, path }: Props): VNode {
  return (
    <section class="lesson-finish" aria-labelledby="lesson-finish">
      <h2 id="lesson-finish">{WORDS.remember}</h2>
      <ul>
        {lesson.remember.map((line) => (
          <li key={line}>
            <Said text={line} />
          </li>
        ))}
      </ul>
      <div class="buttons">
        <a class="button primary" data-go href={onward.href}>
          {WORDS.nextLesson} {onward.title}
        </a>
        <a class="button" href={path}>
          {WORDS.backToPath}
        </a>
      </div>
    </section>
  );
}
