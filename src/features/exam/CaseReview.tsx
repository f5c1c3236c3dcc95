import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { VERDICTS } from '../../exercise/kinds/legal.ts';
import { QuestionTable } from '../../exercise/QuestionTable.tsx';
import type { Game } from '../../game/game.ts';
import { type ExamCase, PAPER_LENGTH } from '../../scenarios/exam/exam.ts';
import type { ExamAnswer } from '../../scenarios/exam/exam-answer.ts';
import type { Grade, GradedCase } from '../../scenarios/exam/grade.ts';
import { type LaidTable, ruleOnTable } from '../../scenarios/exam/truth.ts';
import { RulingPanel } from '../../table/ruling/lazy-ruling-panel.tsx';
import { VerdictMessage } from '../../table/ruling/VerdictMessage.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { MoreBelow } from '../../ui/focus/lazy-more-below.tsx';
import { CaseQuestion } from './CaseQuestion.tsx';
import { Moves } from './Moves.tsx';
import { WORDS } from './words.ts';

interface Props {
  readonly game: Game;
  readonly home: string;
  readonly one: ExamCase;
  readonly isMixed: boolean;
  readonly at: number;
  readonly givenAnswer: ExamAnswer;
  readonly gradedCase: GradedCase;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The player's answer, part by part, with its grade. */
function OwnAnswer({
  game,
  givenAnswer,
  grade,
}: {
  readonly game: Game;
  readonly givenAnswer: ExamAnswer;
  readonly grade: Grade;
}): VNode {
  const { answer } = givenAnswer;
  const verdict = typeof answer === 'number' ? WORDS.move(answer + 1) : VERDICTS[answer];
  const rule = givenAnswer.rule === undefined ? '' : (game.rules.rule(givenAnswer.rule)?.title ?? givenAnswer.rule);
  const parts = [
    verdict,
    ...(rule === '' ? [] : [`“${rule}”`]),
    ...(grade.areCardsRight === false ? [WORDS.wrongCards] : []),
  ];
  return (
    <VerdictMessage isRight={grade.isRight}>
      <p>
        {grade.isRight ? WORDS.agreed : WORDS.otherwise}{' '}
        <span class="exam-mine">
          {WORDS.you} {parts.join(' · ')}
        </span>
      </p>
    </VerdictMessage>
  );
}

/** A case of a finished paper: its table, the player's answer, and the ruling. */
export function CaseReview({ game, home, one, isMixed, at, givenAnswer, gradedCase, onNext, onClose }: Props): VNode {
  const { tables, truth, grade } = gradedCase;
  const [shownMove, setShownMove] = useState(truth.at);
  const root = useRef<HTMLDivElement>(null);
  const laidTable = tables[shownMove] as LaidTable;
  const tryResult = useMemo(() => ruleOnTable(game, laidTable), [laidTable]);
  useLayoutEffect(() => {
    root.current?.querySelector<HTMLElement>('.exam-asks .primary')?.focus({ preventScroll: true });
  }, []);
  const isRecord = tables.length > 1;
  return (
    <div ref={root} class="focus exam-case is-reviewed" data-game={game.id}>
      <div class="focus-head">
        <ExitLink label={WORDS.toReport} onClick={onClose} />
        <h1 class="exam-at">{WORDS.case(at + 1, PAPER_LENGTH)}</h1>
      </div>
      <CaseQuestion game={game} one={one} laidTable={laidTable} shownMove={shownMove} isMixed={isMixed} />
      <QuestionTable
        game={game}
        position={laidTable}
        turn={laidTable.turn}
        deal={`${at}/${shownMove}`}
        picked={laidTable.picks}
        marked={tryResult.marks}
        hinted={tryResult.fits}
      />
      {isRecord && <Moves moveCount={tables.length} shownMove={shownMove} onLook={setShownMove} wrongMove={truth.at} />}
      <div class="focus-answer is-docked">
        <OwnAnswer game={game} givenAnswer={givenAnswer} grade={grade} />
        <RulingPanel
          hidesTry
          game={game}
          home={home}
          ruling={tryResult.ruling}
          at={{ ...tryResult, name: laidTable.name }}
        />
      </div>
      <MoreBelow />
      <div class="focus-ways exam-asks">
        {onNext && (
          <button type="button" class="button primary" onClick={onNext}>
            {WORDS.nextCase}
          </button>
        )}
        <button type="button" class={`button${onNext ? '' : ' primary'}`} onClick={onClose}>
          {WORDS.toReport}
        </button>
      </div>
    </div>
  );
}
