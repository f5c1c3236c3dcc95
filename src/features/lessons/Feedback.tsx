import { useStore } from '@nanostores/preact';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ItemRef } from '../../game/zone.ts';
import { keepAfterRefusal } from '../../table/session.ts';
import { Announced } from '../../ui/announce/Announced.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { LessonLaw, type LessonLaws } from './LessonHead.tsx';
import { Hints, LessonEvents, LessonRemark } from './lazy-views.tsx';
import { isAboutTable } from './step-table.ts';
import type { LessonScene } from './use-scene.ts';
import { $advice, $touched, type LessonVisit } from './visit.ts';
import { WORDS } from './words.ts';

interface Props {
  readonly visit: LessonVisit;
  readonly scene: LessonScene;
  readonly home: string;
  readonly laws: LessonLaws;
}

const picksKey = (picks: readonly ItemRef[]): string =>
  picks
    .map(({ zone, item }) => `${zone} ${item}`)
    .sort()
    .join();

/** Describes the touched cards until the next try; null while a ruling on these cards is shown. */
function describeTouched(
  { game, lesson, run }: LessonVisit,
  scene: LessonScene,
  touched: readonly ItemRef[],
): string | null {
  const lastTry = run.remark?.result;
  if (!scene.canPlay) return null;
  const at = { game, view: scene.view, seat: lesson.you };
  if (lastTry && picksKey(keepAfterRefusal(at, touched, lastTry)) === picksKey(touched)) return null;
  return game.table.describePicks?.(scene.view, lesson.you, touched).join(' ') || null;
}

/** Shown before any feedback: the lesson's goal, or the current count and an invitation to try any move. */
function FeedbackPrompt({ visit: { game, lesson, run } }: { readonly visit: LessonVisit }): VNode | null {
  if (run.phase !== 'open' || run.remark || run.hints > 0) return null;
  const step = lesson.steps[run.at];
  const word = step?.word;
  const counts = isAboutTable(step) ? game.texts.counts?.(run.state) : '';
  const prompt = word === 'say' ? lesson.goal : word === 'move' || word === 'break' ? WORDS.anything : '';
  if (!counts && prompt === '') return null;
  return (
    <p class="lesson-quiet">
      {counts && <CardText text={`${counts} `} />}
      {prompt}
    </p>
  );
}

/** The feedback on what the player does: always in view, the newest on top. */
export function Feedback({ visit, scene, home, laws }: Props): VNode {
  const { run, reading } = visit;
  const touched = useStore($touched);
  const advice = useStore($advice);
  const root = useRef<HTMLDivElement>(null);
  const touchedText = describeTouched(visit, scene, touched);
  const isHinted = reading === null && visit.inputs.at(-1)?.do === 'hint';
  // Scrolls in the next frame, to avoid an extra layout now.
  useLayoutEffect(() => {
    requestAnimationFrame(() => {
      if (root.current) root.current.scrollTop = 0;
    });
  }, [run, reading, touchedText]);
  return (
    <div ref={root} class="focus-answer is-docked">
      <LessonLaw visit={visit} laws={laws} />
      {touchedText !== null ? (
        <Announced class="lesson-reckoned">
          <CardText text={touchedText} />
        </Announced>
      ) : (
        <>
          {isHinted && <Hints visit={visit} laws={laws} />}
          <LessonRemark visit={visit} home={home} />
          <LessonEvents visit={visit} />
          {advice && run.phase === 'free' && (
            <Announced class="lesson-coach">
              <strong>{WORDS.coach}</strong> <CardText text={advice.says} />
            </Announced>
          )}
          {!isHinted && reading === null && run.phase === 'open' && <Hints visit={visit} laws={laws} />}
          <FeedbackPrompt visit={visit} />
        </>
      )}
    </div>
  );
}
