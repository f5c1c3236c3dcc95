import type { VNode } from 'preact';
import type { Citation } from '../../referee/cite.ts';
import type { Lesson } from '../../scenarios/lesson.ts';
import { isQuestion } from '../../scenarios/question.ts';
import type { StepMark } from '../../scenarios/visit.ts';
import { CardText } from '../../ui/card/CardText.tsx';
import { type LessonVisit, restartLesson } from './visit.ts';
import { WORDS } from './words.ts';

export function LessonExit({ home }: { readonly home: string }): VNode {
  return (
    <a class="focus-out" href={`${home}learn/`}>
      <span aria-hidden="true">×</span>
      <span class="unseen">{WORDS.out}</span>
    </a>
  );
}

const MARK_CLASS: Readonly<Record<StepMark, string | undefined>> = {
  read: 'is-past',
  first: 'is-past',
  later: 'is-past',
  shown: 'is-shown',
  stumbled: undefined,
};

interface LessonProgressProps {
  readonly visit: LessonVisit;
  /** The step that is shown. */
  readonly at: number;
}

/** A mark for each step, hollow if its answer was only shown, and the progress in words. */
function LessonProgress({ visit: { lesson, run, walked, reading }, at }: LessonProgressProps): VNode {
  const stepCount = lesson.steps.length;
  const endText = run.phase === 'over' ? WORDS.finished : run.phase === 'free' ? WORDS.playing : null;
  const text = (reading === null && endText) || WORDS.progress(Math.min(at + 1, stepCount), stepCount);
  return (
    <div class="lesson-progress">
      <span class="lesson-marks" aria-hidden="true">
        {lesson.steps.map((step, i) => {
          const mark = walked.marks[i];
          const markClass = i === at ? 'is-now' : mark && i < run.at ? MARK_CLASS[mark] : undefined;
          return <span key={`${step.word}${i.toString()}`} class={markClass} />;
        })}
      </span>
      <span>{text}</span>
    </div>
  );
}

/** The laws of a lesson by id, with what the page shows of them. */
export type LessonLaws = Readonly<Record<string, Omit<Citation, 'rule'>>>;

/** The law that a step is about. */
const lawOf = (laws: LessonLaws, { steps, teaches }: Lesson, at: number): LessonLaws[string] | undefined =>
  laws[steps[at]?.rule ?? teaches[0] ?? ''];

interface LessonLawProps {
  readonly visit: LessonVisit;
  readonly laws: LessonLaws;
}

/** The law of a step in the margin: not while it would answer a question, nor beside a ruling. */
export function LessonLaw({ visit: { lesson, run }, laws }: LessonLawProps): VNode | null {
  const law = lawOf(laws, lesson, run.at);
  const isGivenAway = run.phase === 'open' && isQuestion(lesson.steps[run.at]);
  if (!law || isGivenAway || run.remark?.result) return null;
  const word = lesson.steps[run.at]?.word;
  return (
    <p class={`lesson-law${word === 'say' || word === 'choose' ? ' is-said' : ''}`}>
      <b>{law.title}</b> <CardText text={law.law} />
    </p>
  );
}

interface Props {
  readonly visit: LessonVisit;
  readonly laws: LessonLaws;
  readonly home: string;
}

/** The head of a lesson: exit, progress, the law it is about, restart. */
export function LessonHead({ visit, laws, home }: Props): VNode {
  const { run, reading } = visit;
  const law = lawOf(laws, visit.lesson, reading ?? run.at);
  return (
    <div class="focus-head">
      <LessonExit home={home} />
      <LessonProgress visit={visit} at={reading ?? run.at} />
      {law && (
        <a class="focus-law" href={home + law.path} title={law.title}>
          {WORDS.law(law.number)}
        </a>
      )}
      {(run.at > 0 || run.phase === 'over') && (
        <button type="button" class="focus-again" title={WORDS.again} onClick={restartLesson}>
          <span aria-hidden="true">↺</span>
          <span class="unseen">{WORDS.again}</span>
        </button>
      )}
    </div>
  );
}
