import type { VNode } from 'preact';
import { givenAway, type Judging, judgedRight } from '../../stores/judgement.ts';
import { Out } from '../drill/Out.tsx';
import { Strip } from '../drill/Strip.tsx';
import { figure, WORDS } from './words.ts';

interface Props {
  readonly judging: Judging;
  readonly home: string;
  readonly onAgain: () => void;
}

/** How it went, and where to read on. */
export function JudgementEnd({ judging, home, onAgain }: Props): VNode {
  const { tables, harvested } = judging;
  const went = judgedRight(judging);
  const gave = givenAway(judging);
  return (
    <>
      <div class="focus-head">
        <Out home={home} />
      </div>
      <section class="drill-end" role="status" aria-labelledby="judgement-end">
        <h2 id="judgement-end">{WORDS.result(went.filter(Boolean).length, tables.length)}</h2>
        <Strip results={went} of={tables.length} at={tables.length} />
        <div class="buttons">
          <button type="button" class="button primary" onClick={onAgain}>
            {WORDS.again}
          </button>
          <a class="button" href={`${home}learn/`}>
            {WORDS.back}
          </a>
        </div>
        <p>{gave > 0 ? WORDS.gave(figure(gave), harvested.unit) : WORDS.none}</p>
        <ul>
          <li>
            <a href={`${home}rules/strategy/`}>{WORDS.strategy}</a>
          </li>
          <li>
            <a href={`${home}learn/drill/`}>{WORDS.drill}</a>
          </li>
        </ul>
      </section>
    </>
  );
}
