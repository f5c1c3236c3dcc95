import type { VNode } from 'preact';
import type { Drill, DrillTable } from '../../stores/drill.ts';
import { Judged } from '../ruling/Judged.tsx';
import { RulingPanel } from '../ruling/soon.tsx';
import { VerdictIcon } from '../ruling/VerdictIcon.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly drill: Drill;
  readonly table: DrillTable;
  readonly home: string;
}

/** What one said, and below it what the referee says: each verdict with its sign. */
export function Said({ drill: { ruled, said, at }, table, home }: Props): VNode | null {
  const { tried, name } = table;
  if (!ruled || !tried) return null;
  const { ruling } = tried;
  const mine = said[at];
  const right = mine === ruling.verdict;
  return (
    <>
      <div class="drill-right" role="status">
        <Judged right={right}>
          <p>
            {right ? WORDS.right : WORDS.wrong}{' '}
            {mine && (
              <span class={`drill-mine is-${mine}`}>
                {WORDS.you} <VerdictIcon verdict={mine} /> {WORDS.verdicts[mine]}
              </span>
            )}
          </p>
        </Judged>
      </div>
      <RulingPanel bare game={ruled} home={home} ruling={ruling} at={{ ...tried, name }} />
    </>
  );
}
