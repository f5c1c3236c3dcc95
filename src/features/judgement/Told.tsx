import type { VNode } from 'preact';
import { Judged } from '../../table/ruling/Judged.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import type { Judging, WeightyTable } from './judgement.ts';
import { figure, WORDS } from './words.ts';

interface Props {
  readonly judging: Judging;
  readonly table: WeightyTable;
  /** Which of the options was chosen. */
  readonly mine: number;
}

const withoutStop = (says: string): string => says.replace(/\.$/, '');

/** What one chose, and what each way comes to, the best first. */
export function Told({ judging: { harvested }, table: { options }, mine }: Props): VNode | null {
  const { unit, worlds } = harvested;
  const own = options[mine];
  if (!own) return null;
  const says = mine === 0 ? WORDS.best : own.right ? WORDS.fine : WORDS.costs(figure(own.behind), unit);
  return (
    <>
      <Announced as="div" class="drill-right">
        <Judged right={own.right}>
          <p>
            {says}{' '}
            <span class="drill-mine">
              {WORDS.you} <CardText text={withoutStop(own.says)} />
            </span>
          </p>
        </Judged>
      </Announced>
      <div class="judgement-figures">
        <ol>
          {options.map(({ says: way, behind, give, right }, i) => (
            <li key={way} class={`${right ? 'is-right' : ''}${i === mine ? ' is-mine' : ''}`}>
              <span>
                <CardText text={withoutStop(way)} />
              </span>{' '}
              <b>
                {i === 0
                  ? WORDS.isBest
                  : right
                    ? WORDS.asGood(figure(behind))
                    : WORDS.behind(figure(behind), figure(give))}
              </b>
            </li>
          ))}
        </ol>
        <p>{WORDS.method(worlds.toLocaleString('en'), unit)}</p>
      </div>
    </>
  );
}
