import type { VNode } from 'preact';
import { AnswerIcon } from '../table/ruling/AnswerIcon.tsx';
import { WORDS } from './words.ts';

interface Props {
  /** Whether each answer was right; undefined for none. */
  readonly results: readonly (boolean | undefined)[];
  /** Number of questions, and the index of the open one. */
  readonly total: number;
  readonly current: number;
  readonly words?: Record<'agreed' | 'otherwise', string> & Pick<typeof WORDS, 'at'>;
}

/** Progress: a mark for each question, right, wrong or open. */
export function ProgressStrip({ results, total, current, words = WORDS }: Props): VNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away.
    <ol role="list" class="exercise-strip">
      {Array.from({ length: total }, (_, i) => {
        const isRight = results[i];
        const className = isRight === undefined ? (i === current ? 'is-now' : '') : isRight ? 'is-right' : 'is-wrong';
        return (
          <li key={i.toString()} class={className}>
            {isRight !== undefined && <AnswerIcon isRight={isRight} />}
            <span class="unseen">
              {words.at(i + 1, total)}
              {isRight !== undefined && `: ${isRight ? words.agreed : words.otherwise}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
