import type { VNode } from 'preact';
import { sentence } from '../../cards/words.ts';
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

/** How a hand that was played out has ended, where it was counted. */
function Result({ visit: { game, run, name } }: { readonly visit: Visit }): VNode | null {
  if (!run.events.some(({ points }) => points !== undefined)) return null;
  return (
    <p class="lesson-result">
      {game.play
        .scores(run.state)
        .map((points, seat) => `${sentence(name(seat))} ${points}`)
        .join(', ')}
    </p>
  );
}

/** The end of a lesson: what one knows now, and what comes next. */
export function Finish({ visit, onward, path }: Props): VNode {
  const { lesson } = visit;
  return (
    <section class="lesson-finish" aria-labelledby="lesson-finish">
      {lesson.playOut && <Result visit={visit} />}
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
