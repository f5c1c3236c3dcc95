import type { WritableAtom } from 'nanostores';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { anchor, cite } from '../../referee/cite.ts';
import { type ExamCase, type ExamLevel, PAPER_LENGTH, PASS_MARK } from '../../scenarios/exam/exam.ts';
import { type GradedCase, gradeCase } from '../../scenarios/exam/grade.ts';
import { LawWays } from '../../table/ruling/LawWays.tsx';
import { VerdictIcon } from '../../table/ruling/VerdictIcon.tsx';
import { Announced } from '../../ui/announce/Announced.tsx';
import { openSendSheet } from '../share/index.ts';
import { CaseReview } from './CaseReview.tsx';
import { PassedCertificate } from './Certificate.tsx';
import { dayOf, randomSeed } from './day.ts';
import { type ExamRecord, withPassed } from './exam-store.ts';
import type { ExamSubject } from './exam-subject.ts';
import type { ExamSitting, PaperId } from './sitting.ts';
import { WORDS } from './words.ts';

/** A law of the paper, with how many of its cases were answered right. */
interface LawResult {
  readonly game: Game;
  readonly home: string;
  readonly rule: string;
  readonly rightCount: number;
  readonly caseCount: number;
}

/** The laws of a paper: missed ones with links, then the others in a line. */
function ReportLaws({ laws, isMixed }: { readonly laws: readonly LawResult[]; readonly isMixed: boolean }): VNode {
  const missedLaws = laws.filter(({ rightCount, caseCount }) => rightCount < caseCount);
  const passedLaws = laws.filter(({ rightCount, caseCount }) => rightCount === caseCount);
  return (
    <>
      {missedLaws.length === 0 ? <p class="exam-all">{WORDS.all}</p> : <h2>{WORDS.lookAgain}</h2>}
      <ul class="exam-laws">
        {missedLaws.map(({ game, home, rule, rightCount, caseCount }) => {
          const { number, title, law, path } = cite(game, rule);
          return (
            <li key={rule}>
              <h3>
                <a href={home + path}>
                  {number} · {title}
                </a>
                <small>
                  {isMixed && `${game.name}, `}
                  {rightCount} / {caseCount}
                </small>
              </h3>
              <p>{law}</p>
              <LawWays home={home} anchor={anchor(rule)} />
            </li>
          );
        })}
      </ul>
      {passedLaws.length > 0 && <h2>{WORDS.known}</h2>}
      <ul class="exam-known">
        {passedLaws.map(({ game, home, rule }) => {
          const { number, title, path } = cite(game, rule);
          return (
            <li key={rule}>
              <a href={home + path}>
                {isMixed && `${game.name} `}
                {number} · {title}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface Props {
  readonly store: WritableAtom<ExamRecord>;
  readonly subject: ExamSubject;
  readonly sitting: ExamSitting;
  readonly cases: readonly ExamCase[];
  readonly games: Readonly<Record<string, Game>>;
  readonly onSit: (paper: PaperId) => void;
  /** Called when a case is opened or closed. */
  readonly onOpen: (isOpen: boolean) => void;
}

const gameOf = ({ games }: Props, { game }: ExamCase): Game => games[game] as Game;
const homeOf = ({ subject }: Props, { game }: ExamCase): string =>
  subject.games.find(({ id }) => id === game)?.home ?? '';

/** The laws of the paper, those missed most first. */
function lawResults(props: Props, gradedCases: readonly GradedCase[]): readonly LawResult[] {
  const results = new Map<string, LawResult>();
  for (const [i, { truth, grade }] of gradedCases.entries()) {
    const one = props.cases[i];
    const [rule] = truth.rules;
    if (!one || rule === undefined) continue;
    const { rightCount, caseCount } = results.get(rule) ?? { rightCount: 0, caseCount: 0 };
    const gameAndHome = { game: gameOf(props, one), home: homeOf(props, one) };
    results.set(rule, {
      ...gameAndHome,
      rule,
      rightCount: rightCount + Number(grade.isRight),
      caseCount: caseCount + 1,
    });
  }
  return [...results.values()].sort((a, b) => b.caseCount - b.rightCount - (a.caseCount - a.rightCount));
}

interface ReportCasesProps {
  readonly gradedCases: readonly GradedCase[];
  readonly onOpen: (at: number) => void;
}

/** A mark for each case, to open it again. */
function ReportCases({ gradedCases, onOpen }: ReportCasesProps): VNode {
  return (
    <section class="exam-cases">
      <h2>{WORDS.cases}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away. */}
      <ol role="list">
        {gradedCases.map(({ grade: { isRight } }, i) => (
          <li key={i.toString()}>
            <button type="button" class={isRight ? 'is-right' : 'is-wrong'} onClick={() => onOpen(i)}>
              <span>{i + 1}</span>
              <VerdictIcon verdict={isRight ? 'legal' : 'illegal'} />
              <span class="unseen">{isRight ? WORDS.right : WORDS.wrong}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ReportActionsProps {
  readonly subject: ExamSubject;
  readonly level: ExamLevel;
  readonly rightCount: number;
  readonly onSit: (paper: PaperId) => void;
}

/** Buttons shown after a paper. */
function ReportActions({ subject, level, rightCount, onSit }: ReportActionsProps): VNode {
  const hasPassed = rightCount >= PASS_MARK;
  const nextLevel = (level + 1) as ExamLevel;
  const sendPaper = (): void =>
    void openSendSheet({
      title: WORDS.sendTitle,
      words: WORDS.challenge(WORDS.exam(subject.what, level), rightCount, PAPER_LENGTH),
      url: location.href,
    }).catch(() => undefined);
  return (
    <div class="buttons exam-ways">
      <button
        type="button"
        class={`button${hasPassed ? '' : ' primary'}`}
        onClick={() => onSit({ level, seed: randomSeed() })}
      >
        {WORDS.another}
      </button>
      {hasPassed && level < 3 && (
        <button type="button" class="button" onClick={() => onSit({ level: nextLevel, seed: randomSeed() })}>
          {WORDS.next(nextLevel)}
        </button>
      )}
      <button type="button" class="button" onClick={sendPaper}>
        {WORDS.sendPaper}
      </button>
    </div>
  );
}

/** Grades each case of the paper. */
const gradeCases = (props: Props): readonly GradedCase[] =>
  props.cases.map((one, i) =>
    gradeCase(gameOf(props, one), props.sitting.level, one, props.sitting.said[i] ?? { answer: 'legal' }),
  );

/** The report: the certificate if the paper was passed, the cases, and the laws to read again. */
export function Report(props: Props): VNode {
  const { store, subject, sitting, cases, onSit, onOpen } = props;
  const { level, seed, said } = sitting;
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const gradedCases = useMemo(() => gradeCases(props), [cases, said]);
  const rightCount = gradedCases.filter(({ grade }) => grade.isRight).length;
  const hasPassed = rightCount >= PASS_MARK;
  const isMixed = subject.games.length > 1;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (openIndex === null) heading.current?.focus({ preventScroll: true });
  }, [openIndex]);
  useEffect(() => {
    if (hasPassed) store.set(withPassed(store.get(), { level, seed, right: rightCount, day: dayOf(Date.now()) }));
  }, [seed, level]);
  const showCase = (i: number | null): void => {
    setOpenIndex(i);
    onOpen(i !== null);
  };
  const one = openIndex === null ? undefined : cases[openIndex];
  if (openIndex !== null && one)
    return (
      <CaseReview
        key={openIndex}
        game={gameOf(props, one)}
        home={homeOf(props, one)}
        {...{ one, isMixed, at: openIndex }}
        givenAnswer={said[openIndex] ?? { answer: 'legal' }}
        gradedCase={gradedCases[openIndex] as GradedCase}
        onNext={openIndex + 1 < PAPER_LENGTH ? () => showCase(openIndex + 1) : undefined}
        onClose={() => showCase(null)}
      />
    );
  return (
    <div class={`exam-report${hasPassed ? ' is-passed' : ''}`}>
      <p class="eyebrow">{WORDS.exam(subject.what, level)}</p>
      <h1 ref={heading} tabIndex={-1}>
        {hasPassed ? WORDS.passed : WORDS.failed}
      </h1>
      <Announced class="exam-result">{WORDS.result(rightCount, PAPER_LENGTH, PASS_MARK)}</Announced>
      <div class={hasPassed ? 'exam-won' : ''}>
        {hasPassed && <PassedCertificate {...{ store, subject, sitting, rightCount }} />}
        <ReportCases gradedCases={gradedCases} onOpen={showCase} />
        <ReportActions {...{ subject, level, rightCount, onSit }} />
      </div>
      <ReportLaws laws={lawResults(props, gradedCases)} isMixed={isMixed} />
    </div>
  );
}
