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
  readonly right: number;
  readonly of: number;
}

/** The laws of a paper: missed ones with links, then the others in a line. */
function ReportLaws({
  laws,
  mixed,
}: {
  readonly laws: readonly LawResult[];
  readonly mixed: boolean;
}): VNode {
  const missed = laws.filter(({ right, of }) => right < of);
  const known = laws.filter(({ right, of }) => right === of);
  return (
    <>
      {missed.length === 0 ? <p class="exam-all">{WORDS.all}</p> : <h2>{WORDS.lookAgain}</h2>}
      <ul class="exam-laws">
        {missed.map(({ game, home, rule, right, of }) => {
          const { number, title, law, path } = cite(game, rule);
          return (
            <li key={rule}>
              <h3>
                <a href={home + path}>
                  {number} · {title}
                </a>
                <small>
                  {mixed && `${game.name}, `}
                  {right} / {of}
                </small>
              </h3>
              <p>{law}</p>
              <LawWays home={home} anchor={anchor(rule)} />
            </li>
          );
        })}
      </ul>
      {known.length > 0 && <h2>{WORDS.known}</h2>}
      <ul class="exam-known">
        {known.map(({ game, home, rule }) => {
          const { number, title, path } = cite(game, rule);
          return (
            <li key={rule}>
              <a href={home + path}>
                {mixed && `${game.name} `}
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
  readonly onOpen: (open: boolean) => void;
}

const gameOf = ({ games }: Props, { game }: ExamCase): Game => games[game] as Game;
const homeOf = ({ subject }: Props, { game }: ExamCase): string =>
  subject.games.find(({ id }) => id === game)?.home ?? '';

/** The laws of the paper, those missed most first. */
function lawResults(props: Props, all: readonly GradedCase[]): readonly LawResult[] {
  const met = new Map<string, LawResult>();
  for (const [i, { truth, grade }] of all.entries()) {
    const one = props.cases[i];
    const [rule] = truth.rules;
    if (!one || rule === undefined) continue;
    const { right, of } = met.get(rule) ?? { right: 0, of: 0 };
    const place = { game: gameOf(props, one), home: homeOf(props, one) };
    met.set(rule, { ...place, rule, right: right + Number(grade.right), of: of + 1 });
  }
  return [...met.values()].sort((a, b) => b.of - b.right - (a.of - a.right));
}

interface ReportCasesProps {
  readonly all: readonly GradedCase[];
  readonly onOpen: (at: number) => void;
}

/** A mark for each case, to open it again. */
function ReportCases({ all, onOpen }: ReportCasesProps): VNode {
  return (
    <section class="exam-cases">
      <h2>{WORDS.cases}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where its marks are styled away. */}
      <ol role="list">
        {all.map(({ grade: { right } }, i) => (
          <li key={i.toString()}>
            <button type="button" class={right ? 'is-right' : 'is-wrong'} onClick={() => onOpen(i)}>
              <span>{i + 1}</span>
              <VerdictIcon verdict={right ? 'legal' : 'illegal'} />
              <span class="unseen">{right ? WORDS.right : WORDS.wrong}</span>
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
  readonly right: number;
  readonly onSit: (paper: PaperId) => void;
}

/** Buttons shown after a paper. */
function ReportActions({ subject, level, right, onSit }: ReportActionsProps): VNode {
  const passed = right >= PASS_MARK;
  const next = (level + 1) as ExamLevel;
  const challenge = (): void =>
    void openSendSheet({
      title: WORDS.sendTitle,
      words: WORDS.challenge(WORDS.exam(subject.what, level), right, PAPER_LENGTH),
      url: location.href,
    }).catch(() => undefined);
  return (
    <div class="buttons exam-ways">
      <button
        type="button"
        class={`button${passed ? '' : ' primary'}`}
        onClick={() => onSit({ level, seed: randomSeed() })}
      >
        {WORDS.another}
      </button>
      {passed && level < 3 && (
        <button type="button" class="button" onClick={() => onSit({ level: next, seed: randomSeed() })}>
          {WORDS.next(next)}
        </button>
      )}
      <button type="button" class="button" onClick={challenge}>
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
  const [open, setOpen] = useState<number | null>(null);
  const all = useMemo(() => gradeCases(props), [cases, said]);
  const right = all.filter(({ grade }) => grade.right).length;
  const passed = right >= PASS_MARK;
  const mixed = subject.games.length > 1;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (open === null) heading.current?.focus({ preventScroll: true });
  }, [open]);
  useEffect(() => {
    if (passed) store.set(withPassed(store.get(), { level, seed, right, day: dayOf(Date.now()) }));
  }, [seed, level]);
  const show = (i: number | null): void => {
    setOpen(i);
    onOpen(i !== null);
  };
  const one = open === null ? undefined : cases[open];
  if (open !== null && one)
    return (
      <CaseReview
        key={open}
        game={gameOf(props, one)}
        home={homeOf(props, one)}
        {...{ one, mixed, at: open }}
        said={said[open] ?? { answer: 'legal' }}
        marked={all[open] as GradedCase}
        onNext={open + 1 < PAPER_LENGTH ? () => show(open + 1) : undefined}
        onClose={() => show(null)}
      />
    );
  return (
    <div class={`exam-report${passed ? ' is-passed' : ''}`}>
      <p class="eyebrow">{WORDS.exam(subject.what, level)}</p>
      <h1 ref={heading} tabIndex={-1}>
        {passed ? WORDS.passed : WORDS.failed}
      </h1>
      <Announced class="exam-result">{WORDS.result(right, PAPER_LENGTH, PASS_MARK)}</Announced>
      <div class={passed ? 'exam-won' : ''}>
        {passed && <PassedCertificate {...{ store, subject, sitting, right }} />}
        <ReportCases all={all} onOpen={show} />
        <ReportActions {...{ subject, level, right, onSit }} />
      </div>
      <ReportLaws laws={lawResults(props, all)} mixed={mixed} />
    </div>
  );
}
