import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { MoreBelow } from '../../ui/focus/lazy-more-below.tsx';
import { $touched, drop, type LessonVisit, touch, touchBundle } from './visit.ts';
import '../../ui/focus/focus.css';
import { useStore } from '@nanostores/preact';
import '../../table/try/ways.css';
import { capitalize } from '../../cards/words.ts';
import type { Seat } from '../../game/seat.ts';
import type { Zone } from '../../game/zone.ts';
import { looksOf } from '../../ui/card/looks.ts';
import { Feedback } from './Feedback.tsx';
import type { NextLesson } from './Finish.tsx';
import { LessonHead, type LessonLaws } from './LessonHead.tsx';
import '../../table/hand/hand-tools.css';
import { RoundTable } from '../../table/round/RoundTable.tsx';
import { Player } from '../../ui/player/Player.tsx';
import { LessonActions, StepButtons, useStepFocus } from './LessonActions.tsx';
import { Finish, HandTools } from './lazy-views.tsx';
import { StepText } from './StepText.tsx';
import { laysTable } from './step-table.ts';
import { type LessonScene, useScene } from './use-scene.ts';
import { WORDS } from './words.ts';

interface LessonTableProps {
  readonly visit: LessonVisit;
  readonly scene: LessonScene;
}

/** Index of the last step that laid out the table. Cards keep their places until the next such step. */
function findTableStep({ lesson, run }: LessonVisit): number {
  return lesson.steps.slice(0, run.at + 1).findLastIndex((_step, at) => laysTable(lesson.steps, at));
}

/** The table of a lesson. */
function LessonTable({ visit, scene }: LessonTableProps): VNode {
  const { game, lesson, run, name } = visit;
  const { zones, isLaidOut, picked, canPlay, canTap } = scene;
  const touched = useStore($touched);
  const looks = useMemo(() => looksOf(game), [game]);
  const step = lesson.steps[run.at];
  const tap = step?.word === 'tap' ? step.tap : null;
  const turn = game.play.turn(scene.view);
  const head = (seat: Seat): VNode =>
    isLaidOut ? <span /> : <Player name={capitalize(name(seat))} isLit={seat === turn} />;
  return (
    <div class={`focus-table${isLaidOut ? ' is-laid-out' : ''}`}>
      <RoundTable
        zones={zones}
        looks={looks}
        seats={isLaidOut ? 1 : game.seats(run.state.options)}
        you={lesson.you}
        head={head}
        deal={findTableStep(visit)}
        way={isLaidOut || turn === null ? null : game.table.direction(scene.view)}
        picked={picked}
        marked={run.remark?.result?.marks ?? []}
        hinted={scene.hinted}
        {...(canPlay || canTap ? { onPick: touch } : {})}
        {...(canPlay ? { onDrop: drop } : {})}
        {...(canTap && tap !== null ? { pickable: (zone: Zone) => zone.id === tap } : {})}
        labels={{ hinted: WORDS.pointedAt }}
      />
      {run.phase === 'free' && <HandTools zones={zones} picked={touched} onBundle={touchBundle} />}
    </div>
  );
}

interface Props {
  readonly visit: LessonVisit;
  readonly laws: LessonLaws;
  readonly home: string;
  readonly onward: NextLesson;
}

/** A lesson that fills the window: text, table, controls, feedback, buttons. */
export function LessonView({ visit, laws, home, onward }: Props): VNode {
  const { run, reading, walked } = visit;
  const root = useRef<HTMLDivElement>(null);
  const shownRun = reading === null ? run : (walked.lastRuns[reading] ?? run);
  const shownVisit: LessonVisit = { ...visit, run: shownRun };
  const scene = useScene(shownVisit);
  useStepFocus(root, run);
  if (shownRun.phase === 'over') {
    return (
      <div ref={root} class="focus lesson is-over">
        <LessonHead visit={visit} laws={laws} home={home} />
        <LessonTable visit={shownVisit} scene={scene} />
        <Finish visit={visit} onward={onward} path={`${home}learn/`} />
      </div>
    );
  }
  const hasChoices = shownVisit.lesson.steps[shownRun.at]?.word === 'choose';
  const isAsking = scene.canPlay || hasChoices || (shownRun.phase === 'open' && reading === null);
  return (
    <div ref={root} class={`focus lesson${isAsking ? '' : ' is-told'}${hasChoices ? ' has-choices' : ''}`}>
      <LessonHead visit={visit} laws={laws} home={home} />
      <StepText lesson={shownVisit.lesson} at={shownRun.at} />
      <LessonTable visit={shownVisit} scene={scene} />
      <Feedback visit={shownVisit} scene={scene} home={home} laws={laws} />
      <MoreBelow />
      <LessonActions visit={shownVisit} scene={scene} />
      <StepButtons visit={shownVisit} at={run.at} />
    </div>
  );
}
