import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { ItemRef } from '../../game/zone.ts';
import { type ExamCase, PAPER_LENGTH } from '../../scenarios/exam/exam.ts';
import { nextAspect } from '../../scenarios/exam/exam-answer.ts';
import { refKey } from '../../scenarios/exam/grade.ts';
import { type LaidTable, layTables } from '../../scenarios/exam/truth.ts';
import { togglePick } from '../../table/picks.ts';
import { type AnswerPart, caseIndexOf, type ExamSitting } from './sitting.ts';
import '../../ui/focus/focus.css';
import { QuestionTable } from '../../exercise/QuestionTable.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { CaseAnswers } from './CaseAnswers.tsx';
import { CaseQuestion } from './CaseQuestion.tsx';
import { Moves } from './Moves.tsx';
import { WORDS } from './words.ts';

/** A mark for each case, in the three groups of the paper. */
function ExamProgress({ at, caseCount }: { readonly at: number; readonly caseCount: number }): VNode {
  return (
    <>
      <span class="exam-strip" aria-hidden="true">
        {Array.from({ length: caseCount }, (_, i) => (
          <span key={i.toString()} class={i < at ? 'is-done' : i === at ? 'is-now' : ''} />
        ))}
      </span>
      <h1 class="exam-at">{WORDS.case(Math.min(at + 1, caseCount), caseCount)}</h1>
    </>
  );
}

interface Props {
  readonly game: Game;
  readonly one: ExamCase;
  readonly sitting: ExamSitting;
  readonly isMixed: boolean;
  readonly onSay: (part: AnswerPart) => void;
  readonly onBack: () => void;
}

/** The current case. Mounted anew for each one. */
export function CaseView({ game, one, sitting, isMixed, onSay, onBack }: Props): VNode | null {
  const at = caseIndexOf(sitting);
  const givenAnswer = sitting.said[at];
  const askedPart = nextAspect(sitting.level, givenAnswer);
  const tables = useMemo(() => layTables(game, one), [game, one]);
  const accusedMove = typeof givenAnswer?.answer === 'number' ? givenAnswer.answer : undefined;
  const [selectedMove, setSelectedMove] = useState(0);
  const [pointedCards, setPointedCards] = useState<readonly ItemRef[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const shownMove = accusedMove ?? selectedMove;
  // The focus goes to the first answer button.
  useLayoutEffect(() => {
    root.current?.querySelector<HTMLElement>('.exam-asks button')?.focus({ preventScroll: true });
    if (askedPart !== 'cards') setPointedCards([]);
  }, [askedPart]);
  if (!askedPart) return null;
  const touch = (thing: ItemRef): void => setPointedCards(togglePick(pointedCards, thing));
  const laidTable = tables[shownMove] as LaidTable;
  return (
    <div ref={root} class={`focus exam-case${sitting.level > 1 ? ' asks-rules' : ''}`} data-game={game.id}>
      <div class="focus-head">
        <ExitLink href={location.pathname} label={WORDS.out} />
        <ExamProgress at={at} caseCount={PAPER_LENGTH} />
      </div>
      <CaseQuestion game={game} one={one} laidTable={laidTable} shownMove={shownMove} isMixed={isMixed} />
      <QuestionTable
        game={game}
        position={laidTable}
        turn={laidTable.turn}
        deal={`${at}/${shownMove}`}
        picked={laidTable.picks}
        marked={pointedCards}
        {...(askedPart === 'cards' ? { onPick: touch, labels: { marked: WORDS.pointed } } : {})}
      />
      {tables.length > 1 && (
        <Moves
          moveCount={tables.length}
          shownMove={shownMove}
          onLook={accusedMove === undefined ? setSelectedMove : undefined}
        />
      )}
      <CaseAnswers {...{ game, one, askedPart, shownMove, pointedCards: pointedCards.map(refKey), onSay, onBack }} />
    </div>
  );
}
