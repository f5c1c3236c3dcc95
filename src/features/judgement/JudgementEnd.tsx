import type { VNode } from 'preact';
import { Out } from '../drill/Out.tsx';
import { Result } from '../drill/Result.tsx';
import { givenAway, type Judging, judgedRight } from './judgement.ts';
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
      <Result
        says={WORDS.result(went.filter(Boolean).length, tables.length)}
        went={went}
        again={WORDS.again}
        ways={[{ href: `${home}learn/`, says: WORDS.back }]}
        onAgain={onAgain}
      >
        <p>{gave > 0 ? WORDS.gave(figure(gave), harvested.unit) : WORDS.none}</p>
        <ul>
          <li>
            <a href={`${home}rules/strategy/`}>{WORDS.strategy}</a>
          </li>
          <li>
            <a href={`${home}learn/drill/`}>{WORDS.drill}</a>
          </li>
        </ul>
      </Result>
    </>
  );
}
