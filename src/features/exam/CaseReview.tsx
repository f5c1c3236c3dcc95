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
  readonly mixed: boolean;
  readonly at: number;
  readonly said: ExamAnswer;
  readonly marked: GradedCase;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The player’s answer, part by part, with its grade. */
function OwnAnswer({
  game,
  said,
  grade,
}: {
  readonly game: Game;
  readonly said: ExamAnswer;
  readonly grade: Grade;
}): VNode {
  const { answer } = said;
  const verdict = typeof answer === 'number' ? WORDS.move(answer + 1) : VERDICTS[answer];
  const rule = said.rule === undefined ? '' : (game.rules.rule(said.rule)?.title ?? said.rule);
  const parts = [
    verdict,
    ...(rule === '' ? [] : [`“${rule}”`]),
    ...(grade.cards === false ? [WORDS.wrongCards] : []),
  ];
  return (
    <VerdictMessage right={grade.right}>
      <p>
        {grade.right ? WORDS.agreed : WORDS.otherwise}{' '}
        <span class="exam-mine">
          {WORDS.you} {parts.join(' · ')}
        </span>
      </p>
    </VerdictMessage>
  );
}

/** A case of a finished paper: its table, the player’s answer, and the ruling. */
export function CaseReview({ game, home, one, mixed, at, said, marked, onNext, onClose }: Props): VNode {
  const { tables, truth, grade } = marked;
  const [look, setLook] = useState(truth.at);
  const root = useRef<HTMLDivElement>(null);
  const laid = tables[look] as LaidTable;
  const tried = useMemo(() => ruleOnTable(game, laid), [laid]);
  useLayoutEffect(() => {
    root.current?.querySelector<HTMLElement>('.exam-asks .primary')?.focus({ preventScroll: true });
  }, []);
  const isRecord = tables.length > 1;
  return (
    <div ref={root} class="focus exam-case is-reviewed" data-game={game.id}>
      <div class="focus-head">
        <ExitLink says={WORDS.toReport} onClick={onClose} />
        <h1 class="exam-at">{WORDS.case(at + 1, PAPER_LENGTH)}</h1>
      </div>
      <CaseQuestion game={game} one={one} laid={laid} look={look} mixed={mixed} />
      <QuestionTable
        game={game}
        position={laid}
        turn={laid.turn}
        deal={`${at}/${look}`}
        picked={laid.picks}
        marked={tried.marks}
        hinted={tried.fits}
      />
      {isRecord && <Moves of={tables.length} look={look} onLook={setLook} wrong={truth.at} />}
      <div class="focus-answer is-docked">
        <OwnAnswer game={game} said={said} grade={grade} />
        <RulingPanel
          hidesTry
          game={game}
          home={home}
          ruling={tried.ruling}
          at={{ ...tried, name: laid.name }}
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
