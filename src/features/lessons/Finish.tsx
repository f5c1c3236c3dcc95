import type { VNode } from 'preact';
import { capitalize } from '../../cards/words.ts';
import { choices } from '../../game/options.ts';
import { tallyVisit } from '../../scenarios/visit.ts';
import { ownOptions } from '../house-rules/index.ts';
import { openSendSheet } from '../share/index.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { type LessonVisit, redoStep, turnPage } from './visit.ts';
import { WORDS } from './words.ts';

/** The lesson that comes next. */
export interface NextLesson {
  readonly href: string;
  readonly title: string;
}

interface Props {
  readonly visit: LessonVisit;
  readonly onward: NextLesson;
  readonly path: string;
}

/** Shares the lesson with its title and address. */
async function sendLesson({ game, lesson }: LessonVisit): Promise<void> {
  const words = WORDS.sent(game.name, lesson.title);
  await openSendSheet({ title: WORDS.send, words, url: location.origin + location.pathname });
}

/** The result of a hand that was played out and counted. */
function HandResult({ visit: { game, run, name } }: { readonly visit: LessonVisit }): VNode | null {
  if (!run.events.some(({ points }) => points !== undefined)) return null;
  return (
    <p class="lesson-result">
      {game.play
        .scores(run.state)
        .map((points, seat) => `${capitalize(name(seat))} ${points}`)
        .join(', ')}
    </p>
  );
}

/** How much was right the first time. */
function LessonScore({ visit: { lesson, walked } }: { readonly visit: LessonVisit }): VNode | null {
  const { tasks: taskCount, rightAtOnce } = tallyVisit(lesson, walked.marks);
  return rightAtOnce > 0 ? <p class="lesson-result">{WORDS.atOnce(rightAtOnce, taskCount)}</p> : null;
}

/** How many steps were only shown, with a way to do the first of them. */
function ShownSteps({ visit: { lesson, walked } }: { readonly visit: LessonVisit }): VNode | null {
  const { solvedByLesson } = tallyVisit(lesson, walked.marks);
  const step = walked.marks.indexOf('shown');
  if (solvedByLesson === 0) return null;
  return (
    <p class="lesson-score">
      {WORDS.onlyShown(solvedByLesson)}
      <button type="button" class="chip" onClick={() => redoStep(step)}>
        {WORDS.doIt(step + 1)}
      </button>
    </p>
  );
}

/** The house rules taught here that differ from the player's own table. */
function AtYourTable({ visit: { game, lesson } }: { readonly visit: LessonVisit }): VNode | null {
  const ownRules = ownOptions(game);
  const differing = game.options.filter(
    ({ key, rule, default: usual }) =>
      lesson.teaches.includes(rule) && ownRules[key] !== (lesson.options?.[key] ?? usual),
  );
  if (differing.length === 0) return null;
  const differences = differing.map((option) => {
    const label = choices(option).find(({ value }) => value === ownRules[option.key])?.label;
    return `${option.title}: ${label ?? ownRules[option.key]}`;
  });
  return (
    <p class="lesson-score">
      {WORDS.atYourTable} {differences.join(' · ')}
    </p>
  );
}

/** The end of a lesson: what was learned, the result, and what comes next. */
export function Finish({ visit, onward, path }: Props): VNode {
  const { lesson } = visit;
  return (
    <>
      <section class="focus-says lesson-finish" aria-labelledby="lesson-finish">
        {lesson.playOut && <HandResult visit={visit} />}
        <LessonScore visit={visit} />
        <h2 id="lesson-finish">{WORDS.remember}</h2>
        <ul>
          {lesson.remember.map((line) => (
            <li key={line}>
              <Paragraphs text={line} />
            </li>
          ))}
        </ul>
        <ShownSteps visit={visit} />
        <button type="button" class="chip" onClick={() => void sendLesson(visit).catch(() => undefined)}>
          {WORDS.send}
        </button>
        <AtYourTable visit={visit} />
      </section>
      <div class="focus-ways lesson-onward">
        <button type="button" class="button quiet" onClick={() => turnPage(-1)}>
          {WORDS.back}
        </button>
        <a class="button" href={path}>
          {WORDS.backToPath}
        </a>
        <a class="button primary" data-go href={onward.href}>
          {WORDS.nextLesson} {onward.title}
        </a>
      </div>
    </>
  );
}
