import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import type { ItemRef } from '../../game/zone.ts';
import { type ExamCase, PAPER_LENGTH } from '../../scenarios/exam/exam.ts';
import { nextAspect } from '../../scenarios/exam/exam-answer.ts';
import { refKey } from '../../scenarios/exam/grade.ts';
import { type LaidTable, layTables } from '../../scenarios/exam/truth.ts';
import { togglePick } from '../../table/picks.ts';
import { type AnswerPart, currentCase, type ExamSitting } from './sitting.ts';
import '../../ui/focus/focus.css';
import { QuestionTable } from '../../exercise/QuestionTable.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { CaseAnswers } from './CaseAnswers.tsx';
import { CaseQuestion } from './CaseQuestion.tsx';
import { Moves } from './Moves.tsx';
import { WORDS } from './words.ts';

/** A mark for each case, in the three groups of the paper. */
function ExamProgress({ at, of }: { readonly at: number; readonly of: number }): VNode {
  return (
    <>
      <span class="exam-strip" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <span key={i.toString()} class={i < at ? 'is-done' : i === at ? 'is-now' : ''} />
        ))}
      </span>
      <h1 class="exam-at">{WORDS.case(Math.min(at + 1, of), of)}</h1>
    </>
  );
}

interface Props {
  readonly game: Game;
  readonly one: ExamCase;
  readonly sitting: ExamSitting;
  readonly mixed: boolean;
  readonly onSay: (part: AnswerPart) => void;
  readonly onBack: () => void;
}

/** The current case. Mounted anew for each one. */
export function CaseView({ game, one, sitting, mixed, onSay, onBack }: Props): VNode | null {
  const at = currentCase(sitting);
  const said = sitting.said[at];
  const asked = nextAspect(sitting.level, said);
  const tables = useMemo(() => layTables(game, one), [game, one]);
  const accused = typeof said?.answer === 'number' ? said.answer : undefined;
  const [looked, setLooked] = useState(0);
  const [pointed, setPointed] = useState<readonly ItemRef[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const look = accused ?? looked;
  // The focus goes to the first answer button.
  useLayoutEffect(() => {
    root.current?.querySelector<HTMLElement>('.exam-asks button')?.focus({ preventScroll: true });
    if (asked !== 'cards') setPointed([]);
  }, [asked]);
  if (!asked) return null;
  const touch = (thing: ItemRef): void => setPointed(togglePick(pointed, thing));
  const laid = tables[look] as LaidTable;
  return (
    <div ref={root} class={`focus exam-case${sitting.level > 1 ? ' asks-rules' : ''}`} data-game={game.id}>
      <div class="focus-head">
        <ExitLink href={location.pathname} says={WORDS.out} />
        <ExamProgress at={at} of={PAPER_LENGTH} />
      </div>
      <CaseQuestion game={game} one={one} laid={laid} look={look} mixed={mixed} />
      <QuestionTable
        game={game}
        position={laid}
        turn={laid.turn}
        deal={`${at}/${look}`}
        picked={laid.picks}
        marked={pointed}
        {...(asked === 'cards' ? { onPick: touch, labels: { marked: WORDS.pointed } } : {})}
      />
      {tables.length > 1 && (
        <Moves of={tables.length} look={look} onLook={accused === undefined ? setLooked : undefined} />
      )}
      <CaseAnswers {...{ game, one, asked, look, pointed: pointed.map(refKey), onSay, onBack }} />
    </div>
  );
}
