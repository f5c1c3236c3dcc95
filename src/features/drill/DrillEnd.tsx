import type { VNode } from 'preact';
import { Result } from '../../exercise/Result.tsx';
import { cite } from '../../referee/cite.ts';
import { type Drill, results } from './drill.ts';
import { ModeSelect } from './ModeSelect.tsx';
import { WORDS } from './words.ts';

export interface DrillEndProps {
  readonly drill: Drill;
  readonly home: string;
  readonly seconds: number;
  readonly onAgain: () => void;
}

/** The result of a drill, with the rules to read again. */
export function DrillEnd({ drill, home, seconds, onAgain }: DrillEndProps): VNode {
  const { judgedGame, tables } = drill;
  const outcomes = results(drill);
  const missedRules = [...new Set(tables.filter((_, i) => !outcomes[i]).map((one) => one.rule))];
  return (
    <Result
      lessonsHref={`${home}learn/`}
      headContent={<ModeSelect onChosen={onAgain} />}
      outcomes={outcomes}
      links={[{ href: `${home}learn/judgement/`, says: WORDS.judgement }]}
      onAgain={onAgain}
    >
      <p>
        {WORDS.took(seconds)} {missedRules.length === 0 ? WORDS.all : WORDS.some}
      </p>
      <ul>
        {missedRules.map((id) => {
          if (!judgedGame) return null;
          const { number, title, law, path } = cite(judgedGame, id);
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
  );
}
