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
import { WORDS } from './words.ts';

export interface DrillVerdictProps {
  readonly drill: Drill;
  readonly table: DrillTable;
  readonly home: string;
}

/** The right answer in words; empty if the ruling below already says it. */
function rightText(game: Game, { kind, rule, right, tries }: DrillTable): string {
  const { title } = cite(game, rule);
  const rightIndex = Number(right?.[0]);
  switch (kind) {
    case 'legal':
      return '';
    case 'rule':
      return WORDS.ruleIs(title);
    case 'replay':
      return WORDS.slipWas(rightIndex + 1, title);
    case 'option':
      return `${WORDS.allowed} ${tries[rightIndex]?.says ?? ''}`;
  }
}

/** The player's answer and the referee's ruling. */
export function DrillVerdict({ drill, table, home }: DrillVerdictProps): VNode | null {
  const { judgedGame, said, at, shownTry } = drill;
  const { answer, isCorrect: isCorrectAnswer } = said[at] ?? {};
  const position = table.tries[shownTry];
  if (!judgedGame || !position?.tried || answer === undefined) return null;
  const { tried, name } = position;
  const { kind } = table;
  const verdict = kind === 'legal' ? (answer as Verdict) : null;
  const answerText = textOfAnswer(currentQuestion(drill, table), answer);
  const correction = isCorrectAnswer && kind !== 'option' ? '' : rightText(judgedGame, table);
  return (
    <>
      <Remark
        isRight={isCorrectAnswer === true}
        feedback={isCorrectAnswer ? WORDS.right : WORDS.wrong}
        css={verdict ? ` is-${verdict}` : ''}
        ownAnswer={
          verdict ? (
            <>
              <VerdictIcon verdict={verdict} /> {VERDICTS[verdict]}
            </>
          ) : (
            <CardText text={answerText} />
          )
        }
      >
        {correction !== '' && (
          <p class="exercise-is">
            <CardText text={correction} />
          </p>
        )}
      </Remark>
      <RulingPanel hidesTry game={judgedGame} home={home} ruling={tried.ruling} at={{ ...tried, name }} />
    </>
  );
}
