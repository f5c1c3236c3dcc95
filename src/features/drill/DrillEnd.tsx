import type { VNode } from 'preact';
import type { EndTable } from '../../exercise/EndTables.tsx';
import { END } from '../../exercise/end-words.ts';
import { findExplainedTry } from '../../exercise/kinds/kind.ts';
import { Result } from '../../exercise/Result.tsx';
import { cite } from '../../referee/cite.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { type Drill, results } from './drill.ts';
import { WORDS } from './words.ts';

export interface DrillEndProps {
  readonly drill: Drill;
  readonly home: string;
  readonly seconds: number;
  readonly onAgain: () => void;
}

/** The tables of a drill with the try the referee spoke of: its culprits are ringed, or all its cards. */
function drawTables(drill: Drill): readonly EndTable[] {
  const outcomes = results(drill);
  return drill.tables.flatMap(({ tries }, i): readonly EndTable[] => {
    const position = tries[findExplainedTry(tries.flatMap(({ tried }) => tried?.ruling ?? []))];
    if (!position) return [];
    const { tried, picks, says } = position;
    const ringed = tried?.marks.length ? tried.marks : picks;
    return [{ game: drill.game, position, ringed, isRight: outcomes[i] === true, says: <CardText text={says} /> }];
  });
}

/** The result of a drill, with the rules to read again. */
export function DrillEnd({ drill, home, seconds, onAgain }: DrillEndProps): VNode {
  const { game, judgedGame, tables } = drill;
  const outcomes = results(drill);
  const missedRules = [...new Set(tables.filter((_, i) => !outcomes[i]).map((one) => one.rule))];
  return (
    <Result
      lessonsHref={`${home}learn/`}
      head={[END.series(game.name), WORDS.took(seconds)]}
      tables={drawTables(drill)}
      note={missedRules.length === 0 ? '' : WORDS.some}
      links={[{ href: `${home}learn/judgement/`, says: WORDS.judgement }]}
      onAgain={onAgain}
    >
      <ul class="end-laws">
        {missedRules.map((id) => {
          if (!judgedGame) return null;
          const { number, title, law, path } = cite(judgedGame, id);
          return (
            <li key={id}>
              <h3>
                <a href={home + path}>
                  {number} · {title}
                </a>
              </h3>
              <p>{law}</p>
            </li>
          );
        })}
      </ul>
    </Result>
  );
}
