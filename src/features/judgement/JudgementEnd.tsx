import type { VNode } from 'preact';
import { Result } from '../../exercise/Result.tsx';
import { givenAway, type Judging, judgedRight } from './judgement.ts';
import { figure, WORDS } from './words.ts';

interface Props {
  readonly judging: Judging;
  readonly home: string;
  readonly onAgain: () => void;
}

/** How it went, and where to read on. */
export function JudgementEnd({ judging, home, onAgain }: Props): VNode {
  const gave = givenAway(judging);
  return (
    <Result lessons={`${home}learn/`} went={judgedRight(judging)} onAgain={onAgain}>
      <p>{gave > 0 ? WORDS.gave(figure(gave), judging.harvested.unit) : WORDS.none}</p>
      <ul>
        <li>
          <a href={`${home}rules/strategy/`}>{WORDS.strategy}</a>
        </li>
        <li>
          <a href={`${home}learn/drill/`}>{WORDS.drill}</a>
        </li>
      </ul>
    </Result>
  );
}
