import type { VNode } from 'preact';
import { VerdictIcon } from '../../table/ruling/VerdictIcon.tsx';
import { STRIP } from './strip-words.ts';

interface Props {
  /** Of each table that was ruled on whether the referee agreed. */
  readonly results: readonly boolean[];
  readonly of: number;
  readonly at: number;
}

/** Six tables in a row: agreed, not agreed, still to come. */
export function Strip({ results, of, at }: Props): VNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away.
    <ol role="list" class="drill-strip">
      {Array.from({ length: of }, (_, i) => {
        const right = results[i];
        const look = right === undefined ? (i === at ? 'is-now' : '') : right ? 'is-right' : 'is-wrong';
        return (
          <li key={i.toString()} class={look}>
            {right !== undefined && <VerdictIcon verdict={right ? 'legal' : 'illegal'} />}
            <span class="unseen">
              {STRIP.progress(i + 1, of)}
              {right !== undefined && `: ${right ? STRIP.agreed : STRIP.otherwise}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
