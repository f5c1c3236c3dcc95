import { useStore } from '@nanostores/preact';
import type { RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isQuestion } from '../../scenarios/question.ts';
import { propose } from '../../table/session.ts';
import { Actions } from '../../table/try/Actions.tsx';
import { CardText } from '../../ui/card/CardText.tsx';
import { QuestionForm } from './lazy-views.tsx';
import type { LessonScene } from './use-scene.ts';
import { $touched, type LessonVisit, press, redoStep, sendInput, turnPage } from './visit.ts';
import { WORDS } from './words.ts';

/** Focus targets by priority: the next step, else cards or answers. */
const FOCUS_TARGETS = ['[data-go]', '.zone-hand button[tabindex="0"], .lesson-ask button'];

/**
 * Moves the focus to where it is needed next. On the first render it stays at the top of the page, so that the
 * text is read first.
 */
export function useStepFocus(root: RefObject<HTMLElement>, where: unknown): void {
  const come = useRef(true);
  useLayoutEffect(() => {
    const fresh = come.current;
    come.current = false;
    if (fresh) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.isConnected) {
      const mine = root.current?.contains(activeElement);
      if (!mine || activeElement.getAttribute('aria-disabled') !== 'true') return;
    }
    for (const way of FOCUS_TARGETS) {
      const to = root.current?.querySelector<HTMLElement>(way);
      if (to) return to.focus({ preventScroll: true });
    }
  }, [where]);
}

interface StepButtonProps {
  readonly says: string;
  readonly onGo: () => void;
  /** Whether it is the main button, which takes the focus. */
  readonly on?: boolean;
}

function StepButton({ says, onGo, on = false }: StepButtonProps): VNode {
  return (
    <button
      type="button"
      class={`button${on ? ' primary' : ''}`}
      {...(on ? { 'data-go': true } : {})}
      onClick={onGo}
    >
      {says}
    </button>
  );
}

/** Shown with a question: the next hint, or the answer. */
function HelpButtons({ hints }: { readonly hints: number }): VNode {
  return (
    <>
      {hints < 3 && <StepButton says={WORDS.hint} onGo={() => sendInput({ do: 'hint' })} />}
      <StepButton says={WORDS.skip} onGo={() => sendInput({ do: 'skip' })} />
    </>
  );
}

interface StepButtonsProps {
  /** The visit shown: for a step that is read again, its earlier state. */
  readonly visit: LessonVisit;
  /** The current step, as opposed to the one shown. */
  readonly at: number;
}

/** The buttons of a step: back, next, hint, show me. */
export function StepButtons({ visit: { game, lesson, run, reading }, at }: StepButtonsProps): VNode {
  const step = lesson.steps[run.at];
  const told = step?.word === 'say' || step?.word === 'reply';
  const asked = reading === null && run.phase === 'open' && !told;
  const mine = game.play.turn(run.state) === lesson.you;
  const back = run.phase !== 'free' && run.phase !== 'astray' && (reading ?? at) > 0;
  return (
    <div class="focus-ways lesson-ways">
      {back ? (
        <button type="button" class="button quiet" onClick={() => turnPage(-1)}>
          {WORDS.back}
        </button>
      ) : (
        <span />
      )}
      {reading !== null && !told && <StepButton says={WORDS.redo} onGo={() => redoStep(reading)} />}
      {reading !== null && <StepButton on says={WORDS.next} onGo={() => turnPage(1)} />}
      {reading === null && (run.phase === 'done' || (run.phase === 'open' && told)) && (
        <StepButton
          on
          says={run.phase === 'open' && step?.word === 'reply' ? WORDS.go : WORDS.next}
          onGo={() => sendInput({ do: 'next' })}
        />
      )}
      {reading === null && run.phase === 'astray' && (
        <>
          <StepButton says={WORDS.stay} onGo={() => sendInput({ do: 'stay' })} />
          <StepButton on says={WORDS.giveBack} onGo={() => sendInput({ do: 'return' })} />
        </>
      )}
      {asked && <HelpButtons hints={run.hints} />}
      {run.phase === 'free' && mine && (
        <StepButton says={WORDS.enough} onGo={() => sendInput({ do: 'skip' })} />
      )}
    </div>
  );
}

interface LessonActionsProps {
  readonly visit: LessonVisit;
  readonly scene: LessonScene;
}

/** The controls of a step: moves of the game, or answers to a question. */
export function LessonActions({ visit, scene }: LessonActionsProps): VNode | null {
  const { game, lesson, run, reading } = visit;
  const touched = useStore($touched);
  const step = lesson.steps[run.at];
  if (!scene.playing) {
    const asked = isQuestion(step) && run.phase === 'open' && reading === null;
    return asked ? <QuestionForm key={run.at} visit={visit} step={step} /> : null;
  }
  const { view } = scene;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form’s fields.
    <div class="focus-acts lesson-acts buttons" role="group" aria-label={WORDS.actions}>
      <Actions
        labels={game.table.actions(view, lesson.you)}
        proposals={propose({ tableSeat: { game, view, seat: lesson.you }, picked: touched })}
        ready={touched.length > 0}
        onAct={press}
        Text={CardText}
      />
    </div>
  );
}
