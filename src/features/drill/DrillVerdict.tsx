import type { VNode } from 'preact';
import { VERDICTS } from '../../exercise/kinds/legal.ts';
import { Remark } from '../../exercise/Remark.tsx';
import { textOfAnswer } from '../../exercise/run.ts';
import type { Game } from '../../game/game.ts';
import { cite } from '../../referee/cite.ts';
import type { Verdict } from '../../referee/verdict.ts';
import { RulingPanel } from '../../table/ruling/lazy-ruling-panel.tsx';
import { VerdictIcon } from '../../table/ruling/VerdictIcon.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { currentQuestion, type Drill } from './drill.ts';
import type { DrillTable } from './table.ts';

const WORDS = {
  right: 'The referee agrees.',
  wrong: 'The referee disagrees.',
  ruleIs: (title: string) => `The rule: ${title}.`,
  slipWas: (at: number, title: string) => `Move ${at} was the slip: ${title}.`,
  allowed: 'Allowed:',
} as const;

export interface DrillVerdictProps {
  readonly drill: Drill;
  readonly table: DrillTable;
  readonly home: string;
}

/** The right answer, unless the ruling below says it. */
function rightText(game: Game, { kind, rule, right, tries }: DrillTable): string {
  const { title } = cite(game, rule);
  const first = Number(right?.[0]);
  if (kind === 'rule') return WORDS.ruleIs(title);
  if (kind === 'replay') return WORDS.slipWas(first + 1, title);
  return kind === 'option' ? `${WORDS.allowed} ${tries[first]?.says ?? ''}` : '';
}

/** The player’s answer and the referee’s ruling. */
export function DrillVerdict({ drill, table, home }: DrillVerdictProps): VNode | null {
  const { judgedGame, said, at, look } = drill;
  const { answer, right } = said[at] ?? {};
  const position = table.tries[look];
  if (!judgedGame || !position?.tried || answer === undefined) return null;
  const { tried, name } = position;
  const { kind } = table;
  const verdict = kind === 'legal' ? (answer as Verdict) : null;
  const mine = textOfAnswer(currentQuestion(drill, table), answer);
  const is = right && kind !== 'option' ? '' : rightText(judgedGame, table);
  return (
    <>
      <Remark
        right={right === true}
        says={right ? WORDS.right : WORDS.wrong}
        css={verdict ? ` is-${verdict}` : ''}
        mine={
          verdict ? (
            <>
              <VerdictIcon verdict={verdict} /> {VERDICTS[verdict]}
            </>
          ) : (
            <CardText text={mine} />
          )
        }
      >
        {is !== '' && (
          <p class="exercise-is">
            <CardText text={is} />
          </p>
        )}
      </Remark>
      <RulingPanel hidesTry game={judgedGame} home={home} ruling={tried.ruling} at={{ ...tried, name }} />
    </>
  );
}
