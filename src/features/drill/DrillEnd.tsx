import type { VNode } from 'preact';
import { cite } from '../../referee/cite.ts';
import { type Drill, results } from './drill.ts';
import { Mode } from './Mode.tsx';
import { Out } from './Out.tsx';
import { Result } from './Result.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly drill: Drill;
  readonly home: string;
  readonly seconds: number;
  readonly onAgain: () => void;
  readonly onChosen: () => void;
}

/** How it went, and what to read again. */
export function DrillEnd({ drill, home, seconds, onAgain, onChosen }: Props): VNode {
  const { ruled, tables } = drill;
  const went = results(drill);
  const missed = [...new Set(tables.filter((_, i) => !went[i]).map((one) => one.rule))];
  return (
    <>
      <div class="focus-head">
        <Out home={home} />
        <Mode onChosen={onChosen} />
      </div>
      <Result
        says={WORDS.result(went.filter(Boolean).length, tables.length)}
        went={went}
        again={WORDS.again}
        ways={[
          { href: `${home}learn/`, says: WORDS.back },
          { href: `${home}learn/judgement/`, says: WORDS.judgement },
        ]}
        onAgain={onAgain}
      >
        <p>
          {WORDS.took(seconds)} {missed.length === 0 ? WORDS.all : WORDS.some}
        </p>
        <ul>
          {missed.map((id) => {
            if (!ruled) return null;
            const { number, title, law, path } = cite(ruled, id);
            return (
              <li key={id}>
                <a href={home + path}>
                  {number} · {title}
                </a>
                <p>{law}</p>
              </li>
            );
          })}
        </ul>
      </Result>
    </>
  );
}
