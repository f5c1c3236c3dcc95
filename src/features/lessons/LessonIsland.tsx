import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lesson } from '../../scenarios/lesson.ts';
import { fetchLessonGame } from '../../table/fetch-game.ts';
import { fetchExplainer } from '../../table/ruling/explainer.ts';
import { applySettings } from '../../table/settings.ts';
import { nextTask } from '../../ui/tasks.ts';
import { useInput } from '../../ui/use-input.ts';
import type { NextLesson } from './Finish.tsx';
import { LessonExit, type LessonLaws } from './LessonHead.tsx';
import { LessonView } from './LessonView.tsx';
import { $visit, fetchJudge, openLesson } from './visit.ts';
import './lesson.css';
import './finish.css';
import { fetchLazyViews } from './lazy-views.tsx';
import '../../ui/focus/focus.css';
import '../../ui/focus/wait.css';
import { Announced } from '../../ui/announce/Announced.tsx';
import { StepText } from './StepText.tsx';
import { WORDS } from './words.ts';

interface WaitingProps {
  readonly lesson: Lesson;
  readonly home: string;
  /** The status shown while loading or after a failure. */
  readonly status: string;
}

/** A lesson while its cards load; its first text is part of the page as served. */
function Waiting({ lesson, home, status }: WaitingProps): VNode {
  return (
    <div class="focus lesson is-told is-waiting">
      <div class="focus-head">
        <LessonExit home={home} />
      </div>
      <StepText lesson={lesson} at={0} />
      <div class="focus-table">
        <Announced class="focus-now">{status}</Announced>
      </div>
    </div>
  );
}

interface Props {
  readonly game: string;
  readonly slug: string;
  readonly lesson: Lesson;
  readonly laws: LessonLaws;
  /** Address of the game's front page, with a trailing slash. */
  readonly home: string;
  readonly onward: NextLesson;
}

/** A lesson, played on the real engine. */
export function LessonIsland({ game: id, slug, lesson, laws, home, onward }: Props): VNode {
  const [isLost, setIsLost] = useState(false);
  const visit = useStore($visit);
  useInput();
  useEffect(() => {
    const resetSettings = applySettings(document.documentElement);
    fetchLessonGame(id, lesson)
      .then(async (game) => {
        await nextTask();
        await openLesson(game, slug, lesson);
        await nextTask();
        await Promise.all([fetchJudge(game).catch(() => undefined), fetchExplainer(id), fetchLazyViews()]);
      })
      .catch(() => setIsLost(true));
    return resetSettings;
  }, [id, slug]);
  if (!visit) return <Waiting lesson={lesson} home={home} status={isLost ? WORDS.unreachable : WORDS.loading} />;
  return <LessonView visit={visit} laws={laws} home={home} onward={onward} />;
}
