import type { WritableAtom } from 'nanostores';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { capitalize } from '../../cards/words.ts';
import { type EndTable, EndTables } from '../../exercise/EndTables.tsx';
import { VERDICTS } from '../../exercise/kinds/legal.ts';
import type { Game } from '../../game/game.ts';
import { anchor, cite } from '../../referee/cite.ts';
import { type ExamCase, type ExamLevel, PAPER_LENGTH, PASS_MARK } from '../../scenarios/exam/exam.ts';
import { type GradedCase, gradeCase } from '../../scenarios/exam/grade.ts';
import { itemsNamedBy } from '../../scenarios/exam/truth.ts';
import { LawWays } from '../../table/ruling/LawWays.tsx';
import { EndSheet } from '../../ui/end-sheet/EndSheet.tsx';
import { ExitLink } from '../../ui/focus/ExitLink.tsx';
import { openSendSheet } from '../share/index.ts';
import { paperAddress } from './address.ts';
import { CaseReview } from './CaseReview.tsx';
import { Certificate, sendCertificate } from './Certificate.tsx';
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
      <ul class="end-laws">
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

/** The cases of a paper as drawings, each with the referee’s answer; pressing one opens it again. */
function drawCases(
  props: Props,
  gradedCases: readonly GradedCase[],
  onOpen: (at: number) => void,
): readonly EndTable[] {
  return gradedCases.flatMap(({ tables, truth, grade }, i): readonly EndTable[] => {
    const [one, table] = [props.cases[i], tables[truth.at]];
    if (!one || !table) return [];
    const named = truth.findings.flatMap((finding) => itemsNamedBy(table, finding));
    return [
      {
        game: gameOf(props, one),
        position: { ...table, viewer: table.seat },
        ringed: named.length > 0 ? named : table.picks,
        isRight: grade.isRight,
        says: `${i + 1} · ${tables.length > 1 ? WORDS.move(truth.at + 1) : VERDICTS[truth.verdict]}`,
        onOpen: () => onOpen(i),
      },
    ];
  });
}

interface ReportWaysProps {
  readonly subject: ExamSubject;
  readonly level: ExamLevel;
  readonly rightCount: number;
  readonly onSit: (paper: PaperId) => void;
  readonly onSend: () => void;
}

/** What to do after a paper: the next level, or another paper. */
function ReportWays({ level, rightCount, onSit, onSend }: Omit<ReportWaysProps, 'subject'>): VNode {
  const hasPassed = rightCount >= PASS_MARK;
  const hasNext = hasPassed && level < 3;
  const nextLevel = (hasNext ? level + 1 : level) as ExamLevel;
  return (
    <>
      <button type="button" class="button primary" onClick={() => onSit({ level: nextLevel, seed: randomSeed() })}>
        {hasNext ? WORDS.next(nextLevel) : WORDS.another}
      </button>
      {hasPassed && (
        <button type="button" class="button" onClick={onSend}>
          {WORDS.sendCertificate}
        </button>
      )}
    </>
  );
}

/** Lesser things to do after a paper. */
function ReportLinks({ subject, level, rightCount, onSit }: Omit<ReportWaysProps, 'onSend'>): VNode {
  const hasPassed = rightCount >= PASS_MARK;
  const sendPaper = (): void =>
    void openSendSheet({
      title: WORDS.sendTitle,
      words: WORDS.challenge(WORDS.exam(subject.what, level), rightCount, PAPER_LENGTH),
      url: location.href,
    }).catch(() => undefined);
  return (
    <>
      {hasPassed && (
        <button type="button" class="button" onClick={() => print()}>
          {WORDS.print}
        </button>
      )}
      {hasPassed && level < 3 && (
        <button type="button" class="button" onClick={() => onSit({ level, seed: randomSeed() })}>
          {WORDS.another}
        </button>
      )}
      <button type="button" class="button" onClick={sendPaper}>
        {WORDS.sendPaper}
      </button>
    </>
  );
}

/** Grades each case of the paper. */
const gradeCases = (props: Props): readonly GradedCase[] =>
  props.cases.map((one, i) =>
    gradeCase(gameOf(props, one), props.sitting.level, one, props.sitting.said[i] ?? { answer: 'legal' }),
  );

/** The report: the certificate if the paper was passed, the cases, and the laws to read again. */
export function Report(props: Props): VNode {
  const { store, subject, sitting, cases, onSit } = props;
  const { level, seed, said } = sitting;
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const gradedCases = useMemo(() => gradeCases(props), [cases, said]);
  const rightCount = gradedCases.filter(({ grade }) => grade.isRight).length;
  const hasPassed = rightCount >= PASS_MARK;
  const isMixed = subject.games.length > 1;
  const paper = { store, subject, sitting, rightCount };
  useEffect(() => {
    if (hasPassed) store.set(withPassed(store.get(), { level, seed, right: rightCount, day: dayOf(Date.now()) }));
  }, [seed, level]);
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
        onNext={openIndex + 1 < PAPER_LENGTH ? () => setOpenIndex(openIndex + 1) : undefined}
        onClose={() => setOpenIndex(null)}
      />
    );
  return (
    <>
      <div class="focus-head">
        <ExitLink href={location.pathname} label={WORDS.leave} />
      </div>
      <EndSheet
        id="exam-end"
        level={1}
        head={[capitalize(WORDS.exam(subject.what, level)), WORDS.paper(paperAddress(sitting))]}
        title={hasPassed ? WORDS.passed : WORDS.failed}
        result={<p class="end-note">{WORDS.result(rightCount, PAPER_LENGTH, PASS_MARK)}</p>}
        ways={<ReportWays {...{ level, rightCount, onSit }} onSend={() => sendCertificate(paper)} />}
        more={<ReportLinks {...{ subject, level, rightCount, onSit }} />}
      >
        {hasPassed && <Certificate {...paper} />}
        <EndTables tables={drawCases(props, gradedCases, setOpenIndex)} />
        <ReportLaws laws={lawResults(props, gradedCases)} isMixed={isMixed} />
      </EndSheet>
    </>
  );
}
