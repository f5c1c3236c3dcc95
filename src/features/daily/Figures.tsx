import type { VNode } from 'preact';
import { CardText } from '../../ui/card/CardText.tsx';
import { LATE } from './late-words.ts';
import type { Laid } from './lay.ts';
import { figures } from './refuted.ts';

interface Props {
  readonly puzzle: Laid;
  readonly given: string;
}

const points = (n: number): string => (n < 10 ? n.toFixed(1) : n.toFixed(0));

/** What each move comes to, the best first, and where one’s own stands. */
export function Figures({ puzzle: { at }, given }: Props): VNode | null {
  const { posed } = at;
  if (posed.kind !== 'move') return null;
  const { proven } = posed;
  const all = figures(at, given);
  return (
    <div class="daily-figures">
      <ol>
        {all.map(({ says, behind, right, mine }, i) => (
          <li key={says} class={`${right ? 'is-right' : ''}${mine ? ' is-mine' : ''}`}>
            <span>
              <CardText text={says.replace(/\.$/, '')} />
            </span>{' '}
            <b>{i === 0 ? LATE.best : right ? LATE.asGood : LATE.behind(points(behind))}</b>
          </li>
        ))}
      </ol>
      <p>{proven === 'exact' ? LATE.byEnd : LATE.byWorlds(proven.worlds.toLocaleString('en'))}</p>
    </div>
  );
}
